import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

@MainActor @Suite("8.4.6, 9: pictures of layers that are under way")
struct FormerPictureTests {
  private let tree = LayerTree()

  private func fade(_ layer: CALayer, _ kind: LayerTransition.Kind = .fade) {
    var transition = LayerTransition()
    transition.kind = kind
    layer.add(
      LayerAnimation(
        id: tree.context.nextNumber(),
        body: TimedAnimation(
          timing: MediaTiming(duration: 1), curve: .linear, content: .transition(transition))),
      to: nil, in: tree.context)
  }

  /// Where the layer's own coordinates are seen in what is shown of it.
  private func places(_ node: DisplayNode, of layer: CALayer) -> [CGAffineTransform] {
    if node.owner == layer.number, node.dissolve == nil, !node.items.isEmpty {
      return [node.transform]
    }
    return node.children.flatMap { places($0, of: layer) }.map { $0.concatenating(node.transform) }
  }

  @Test("9: what is shown of a layer in a transition lies where the picture begins")
  func snapshotInTransition() throws {
    let box = tree.layer(CGRect(x: 30, y: 25, width: 20, height: 10), in: tree.root)
    box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.bounds.origin = CGPoint(x: 3, y: 4)
    _ = tree.commit(at: 0)
    fade(box)
    box.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    _ = tree.commit(at: 1)
    tree.context.clock.set(1.25)
    let node = try #require(box.shownNode(in: tree.context))
    let places = places(node, of: box)
    #expect(places.count == 2)
    // The upper left corner of its bounds lies at (0, 0).
    #expect(places.allSatisfy { $0 == CGAffineTransform(translationX: -3, y: -4) })
  }

  @Test("9: what is shown of a layer is of its superlayers' time, not of the stage's")
  func snapshotInHeldTime() throws {
    let held = tree.layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: tree.root)
    let box = tree.layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: held)
    let leaf = tree.layer(CGRect(x: 20, y: 0, width: 10, height: 10), in: box)
    leaf.backgroundColor = CGColor(gray: 0, alpha: 1)
    tree.move(leaf, from: CGPoint(x: 5, y: 5))
    _ = tree.commit(at: 0)
    var timing = MediaTiming()
    (timing.speed, timing.timeOffset) = (0, 0.25)
    held.setTiming(timing)
    _ = tree.commit(at: 0.25)
    tree.context.clock.set(0.75)
    let node = try #require(box.shownNode(in: tree.context))
    // A quarter of the way of its middle from 5 to 25; its edge is 5 before that.
    #expect(node.node(of: leaf.number)?.transform.tx == 5)
  }

  @Test("8.4.6: the former picture is seen through what the superlayer does with its space")
  func formerSpace() throws {
    tree.root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let box = tree.layer(CGRect(x: 30, y: 25, width: 20, height: 10), in: tree.root)
    box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let before = try #require(tree.list(at: 0).root.node(of: box.number))
    fade(box)
    let roots = [tree.commit(at: 1)]
    let list = tree.picture(roots, at: 1)
    let node = try #require(list.root.children[0].children.first)
    #expect(before.transform.a == 2)
    #expect(places(node, of: box) == [before.transform])
  }

  @Test("8.4.6: what comes in from infinitely far is not there")
  func infinite() throws {
    let box = tree.layer(CGRect(x: 0, y: 0, width: 20, height: 10), in: tree.root)
    box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    _ = tree.commit(at: 0)
    fade(box, .push)
    box.bounds.size.width = .infinity
    let roots = [tree.commit(at: 1)]
    for time in [1, 1.5, 2] {
      #expect(!tree.picture(roots, at: time).description.contains(/inf|nan/), "at \(time)")
    }
  }

  @Test("8.4.5: a group that is over moves nothing, though it cut a child off")
  func endedGroup() {
    let child = TimedAnimation(
      timing: MediaTiming(duration: 2, fill: .both), curve: .linear,
      content: .property(
        PropertyAnimation(
          AnimatedKeyPath(.position), .between(.point(.zero), .point(CGPoint(x: 8, y: 4))))))
    let group = TimedAnimation(
      timing: MediaTiming(duration: 1, fill: .both), curve: .linear, content: .group([child]))
    for (time, isMoving, x) in [(0.5, true, 2.0), (5, false, 4)] {
      var (values, effects) = (LayerValues(), TimedAnimation.Effects())
      group.apply(to: &values, &effects, at: time)
      #expect(effects.isMoving == isMoving && values.position.x == x, "at \(time)")
    }
  }

  @Test("8.5.7, 8.5.9: without group opacity a shadow is faded once, whatever throws it")
  func shadowWithoutGroup() throws {
    for hasSublayer in [false, true] {
      let box = tree.layer(CGRect(x: 0, y: 0, width: 20, height: 10), in: tree.root)
      box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      if hasSublayer { _ = tree.layer(CGRect(x: 0, y: 0, width: 5, height: 5), in: box) }
      box.shadowOpacity = 1
      box.setOpacity(0.5)
      box.allowsGroupOpacity = false
      let shadow = try #require(tree.list(at: 0).root.node(of: box.number)?.shadow)
      #expect((shadow.shape == .content) == hasSublayer)
      // What throws the shadow of all that is shown has the opacity itself.
      #expect(shadow.color.alpha == (hasSublayer ? 1 : 0.5))
      box.removeFromSuperlayer()
    }
  }

  @Test("A text is drawn anew when only the scale of its contents has changed")
  func textScale() {
    func picture(_ times: Double...) -> DisplayList {
      let tree = LayerTree()
      let text = tree.context.perform { CATextLayer() }
      text.string = "Interlude"
      text.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      tree.root.addSublayer(text)
      tree.animate(text, .fontSize, .number(12), .number(12))
      tree.animate(text, .contentsScale, .number(1), .number(3))
      let roots = [tree.commit(at: 0)]
      return times.map { tree.picture(roots, at: $0) }.last!
    }
    #expect(picture(0.25) != picture(0.75))
    #expect(picture(0.25, 0.75) == picture(0.75))
    #expect(picture(0.75, 0.25) == picture(0.25))
  }
}
