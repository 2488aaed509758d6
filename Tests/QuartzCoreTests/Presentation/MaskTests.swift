import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@MainActor @Suite("8.5.10: masks")
struct MaskTests {
  let tree = LayerTree()
  let box: CALayer
  let mask: CALayer

  init() {
    box = tree.layer(CGRect(x: 10, y: 10, width: 40, height: 20), in: tree.root)
    mask = tree.layer(CGRect(x: 5, y: 0, width: 10, height: 10))
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    box.mask = mask
  }

  private func node(at time: Double = 0) -> DisplayNode? {
    tree.list(at: time).root.node(of: box.number)
  }

  @Test("A mask lies in the layer's coordinates and is none of its sublayers")
  func place() {
    #expect(node()?.mask?.transform.tx == 5)
    #expect(node()?.children.isEmpty == true)
    #expect(box.sublayers == nil && mask.superlayer == nil)
    box.mask = nil
    #expect(node()?.mask == nil)
    #expect(box.mask == nil)
  }

  @Test("A mask that shows nothing takes all away")
  func hidden() {
    mask.isHidden = true
    #expect(node()?.mask?.items.isEmpty == true)
    mask.isHidden = false
    #expect(node()?.mask?.items.count == 1)
  }

  @Test("What changes in a mask, or beneath it, is committed and shown")
  func changes() {
    let still = tree.commit(at: 0)
    #expect(tree.commit(at: 0) === still)
    let part = tree.layer(CGRect(x: 0, y: 0, width: 3, height: 3), in: mask)
    #expect(tree.commit(at: 0) !== still)
    #expect(node()?.mask?.children.map(\.owner) == [part.number])
    part.position.x = 7
    #expect(node()?.mask?.children.first?.transform.tx == 5.5)
  }

  @Test("A mask is animated on its own")
  func animated() {
    // Its position goes from (0, 5) to (10, 5) in a second.
    tree.move(mask, from: CGPoint(x: 0, y: 5))
    let roots = [tree.commit(at: 1)]
    #expect(roots[0].isAnimated)
    let half = tree.picture(roots, at: 1.5).root.node(of: box.number)?.mask
    #expect(half?.transform.tx == 0)
    #expect(half?.isMoving == true)
    #expect(tree.picture(roots, at: 2).root.node(of: box.number)?.mask?.transform.tx == 5)
  }

  @Test("A layer masks one layer, and none once it has a superlayer")
  func oneLayer() {
    let other = tree.layer(CGRect(x: 0, y: 0, width: 9, height: 9), in: tree.root)
    other.mask = mask
    #expect(box.mask == nil && other.mask === mask)
    tree.root.addSublayer(mask)
    #expect(other.mask == nil && mask.superlayer === tree.root)
    other.mask = mask
    #expect(mask.superlayer == nil)
    #expect(tree.root.sublayers?.contains { $0 === mask } == false)
  }

  @Test("A mask and what lies beneath it are laid out with the layer")
  func layout() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let inner = tree.context.perform { Counting() }
    mask.addSublayer(inner)
    tree.commit(at: 0)
    let before = inner.count
    inner.setNeedsLayout()
    tree.commit(at: 0)
    #expect(inner.count == before + 1)
  }

  @Test("A mask is in its layer's stage, and leaves with it")
  func stage() {
    #expect(mask.context === tree.context)
    box.removeFromSuperlayer()
    #expect(mask.context == nil)
    tree.root.addSublayer(box)
    box.mask = nil
    #expect(mask.context == nil)
  }

  @Test("A picture of a layer has its mask, its border and its shadow")
  func picture() {
    box.borderWidth = 1
    box.shadowOpacity = 1
    tree.commit(at: 0)
    let shown = tree.context.perform { box.shownNode(in: tree.context) }
    #expect(shown?.mask != nil && shown?.border != nil && shown?.shadow != nil)
    let model = tree.context.perform { box.modelNode(in: tree.context) }
    #expect(model.mask != nil && model.border != nil && model.shadow != nil)
  }

  @Test("A layer as the mask of what lies beneath it stops with a message")
  func circle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.mask = outer
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("cannot be the mask of itself or of one beneath it"))
  }
}
