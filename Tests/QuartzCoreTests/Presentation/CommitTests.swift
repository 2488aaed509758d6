import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// root ∋ left ∋ (leaf, twig), right ∋ fruit.
@MainActor @Suite("What a commit copies, and what it shares")
struct CommitTests {
  let tree = LayerTree()
  let left: CALayer
  let leaf: CALayer
  let twig: CALayer
  let right: CALayer
  let fruit: CALayer

  init() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    left = tree.layer(frame, in: tree.root)
    leaf = tree.layer(frame, in: left)
    twig = tree.layer(frame, in: left)
    right = tree.layer(frame, in: tree.root)
    fruit = tree.layer(frame, in: right)
  }

  /// The layers, except those of `numbers`, whose committed copies are the same objects.
  private func shared(_ before: CommittedLayer, _ after: CommittedLayer) -> Set<Int> {
    Set(
      [tree.root, left, leaf, twig, right, fruit].map(\.number).filter {
        let (one, other) = (before.committed($0), after.committed($0))
        return one != nil && one === other
      })
  }

  @Test("Nothing changed: the very same tree, and the very same nodes")
  func unchanged() {
    let (first, second) = (tree.commit(at: 0), tree.commit(at: 1))
    #expect(first === second)
    let (one, other) = (tree.picture([first], at: 0), tree.picture([second], at: 1))
    #expect(one.root.children[0] === other.root.children[0])
  }

  @Test("One leaf changed: only the way to it is new, in the copy and in the picture")
  func path() throws {
    let before = tree.commit(at: 0)
    let oldPicture = tree.picture([before], at: 0)
    leaf.position.x += 1
    let after = tree.commit(at: 1)
    let newPicture = tree.picture([after], at: 1)
    #expect(shared(before, after) == [twig.number, right.number, fruit.number])
    for layer in [twig, right, fruit] {
      let node = try #require(oldPicture.root.node(of: layer.number))
      #expect(node === newPicture.root.node(of: layer.number))
    }
    for layer in [tree.root, left, leaf] {
      let node = try #require(oldPicture.root.node(of: layer.number))
      #expect(node !== newPicture.root.node(of: layer.number))
    }
  }

  @Test(
    "Each kind of change is committed",
    arguments: [
      { $0.bounds.size.width = 9 }, { $0.position.y = 9 }, { $0.anchorPoint.x = 0 },
      { $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1)) }, { $0.opacity = 0.5 },
      { $0.isHidden = true }, { $0.masksToBounds = true }, { $0.cornerRadius = 3 },
      { $0.backgroundColor = CGColor(gray: 0.5, alpha: 1) },
      { $0.contents = CGImage(buffer: PixelBuffer(width: 2, height: 2), isOpaque: false) },
      { $0.removeFromSuperlayer() }, { $0.superlayer!.insertSublayer($0, at: 1) },
      { $0.addSublayer(CALayer()) },
    ] as [@MainActor @Sendable (CALayer) -> Void])
  func changes(_ change: @MainActor @Sendable (CALayer) -> Void) {
    let before = tree.commit(at: 0)
    change(leaf)
    #expect(tree.root.hasUncommittedChanges)
    let after = tree.commit(at: 1)
    #expect(before !== after)
    #expect(before.committed(right.number) === after.committed(right.number))
  }

  /// Asks for layout while its contents are made.
  private final class Restless: CALayer {
    private(set) var layouts = 0

    override func layoutSublayers() { layouts += 1 }
    override func display() { setNeedsLayout() }
  }

  @Test("Layout that is asked for while contents are made waits for the next step, which is due")
  func layoutWhileDisplaying() {
    let restless = tree.context.perform { Restless() }
    tree.context.perform {
      left.addSublayer(restless)
      restless.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      restless.setNeedsDisplay()
    }
    tree.commit(at: 0)
    #expect(restless.layouts == 1)
    #expect(restless.hasUncommittedChanges && left.hasUncommittedChanges)
    #expect(tree.root.hasUncommittedChanges && !right.hasUncommittedChanges)
    tree.commit(at: 1)
    #expect(restless.layouts == 2)
    #expect(!tree.root.hasUncommittedChanges)
  }

  @Test("While a sibling moves the rest stays the same object, copy and node")
  func sibling() throws {
    tree.commit(at: 0)
    tree.move(fruit, from: .zero)
    let committed = tree.commit(at: 0)
    let first = tree.picture([committed], at: 0)
    for n in 1..<60 {
      let time = Double(n) / 60
      #expect(tree.commit(at: time) === committed)
      let picture = tree.picture([committed], at: time)
      for layer in [left, leaf, twig] {
        let node = try #require(picture.root.node(of: layer.number))
        #expect(node === first.root.node(of: layer.number))
      }
      #expect(picture.root.node(of: fruit.number) !== first.root.node(of: fruit.number))
    }
  }

  /// Five siblings: one moves, one fades out of sight for a while and comes back, the others are still;
  /// with `isTurned` in a space of their own.
  private static func row(isTurned: Bool) -> LayerTree {
    let tree = LayerTree()
    tree.context.perform {
      let row = tree.layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: tree.root)
      if isTurned { row.sublayerTransform.m34 = -0.01 }
      let layers = (0..<5).map { index in
        tree.layer(CGRect(x: index * 10, y: 0, width: 10, height: 10), in: row)
      }
      for layer in layers { layer.backgroundColor = CGColor(gray: 0, alpha: 1) }
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      (fade.values, fade.duration) = ([1, 0, 0, 1], 1)
      layers[1].add(fade, forKey: nil)
      tree.move(layers[3], from: .zero)
    }
    return tree
  }

  @Test(
    "What is taken over from frame to frame is what would be made anew", arguments: [false, true])
  func takenOver(_ isTurned: Bool) {
    let tree = Self.row(isTurned: isTurned)
    let roots = [tree.commit(at: 0)]
    var counts: Set<Int> = []
    for n in 0...66 {
      let time = Double(n) / 60
      let picture = tree.picture(roots, at: time)
      let other = Self.row(isTurned: isTurned)
      #expect(picture == other.picture([other.commit(at: 0)], at: time), "at \(time)")
      counts.insert(picture.root.children[0].children[0].children.count)
    }
    #expect(counts == [4, 5])
  }

  @Test("Another scale copies everything anew")
  func scale() {
    let before = tree.commit(at: 0)
    tree.context.outputScale = 3
    #expect(shared(before, tree.commit(at: 1)) == [])
  }

  @Test("New animations begin with the commit, whenever they were added")
  func begin() {
    tree.commit(at: 0)
    tree.context.clock.set(2)
    tree.move(leaf, from: .zero)
    #expect(tree.commit(at: 3).committed(leaf.number)?.animations.map(\.committed) == [3])
    leaf.opacity = 0.5
    #expect(tree.commit(at: 4).committed(leaf.number)?.animations.map(\.committed) == [3])
  }

  @Test("Two hundred levels and more")
  func deep() {
    var layer = tree.root
    for _ in 0..<1000 {
      let next = tree.layer(CGRect(x: 1, y: 0, width: 10, height: 10), in: layer)
      layer = next
    }
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    var node = tree.list(at: 0).root
    var depth = 0
    while let next = node.children.last {
      node = next
      depth += 1
    }
    #expect(depth == 1001)
    #expect(node.owner == layer.number && node.items.count == 1)
  }
}
