import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Layers in layers")
struct LayerHierarchyTests {
  let parent = CALayer()
  let a = CALayer()
  let b = CALayer()
  let c = CALayer()

  private var order: [CALayer] { parent.sublayers ?? [] }

  @Test("Sublayers stand in the order they were put in; an index beyond the end is the end")
  func insertion() {
    parent.addSublayer(a)
    parent.addSublayer(b)
    parent.insertSublayer(c, at: 1)
    #expect(order == [a, c, b])
    parent.insertSublayer(c, at: 99)
    #expect(order == [a, b, c])
    parent.insertSublayer(c, at: 0)
    #expect(order == [c, a, b])
    // Adding one that is there already brings it to the front.
    parent.addSublayer(c)
    #expect(order == [a, b, c])
    #expect(a.superlayer === parent)
  }

  @Test("A layer leaves its old superlayer, and out of the tree it has none")
  func moving() {
    parent.addSublayer(a)
    b.addSublayer(a)
    #expect(parent.sublayers == nil)
    #expect(a.superlayer === b)
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil && b.sublayers == nil)
    a.removeFromSuperlayer()
  }

  @Test("A layer cannot become its own ancestor")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
  }

  @Test("A superlayer that dies leaves none behind")
  func death() {
    var dying: CALayer? = CALayer()
    dying?.addSublayer(a)
    #expect(a.superlayer != nil)
    dying = nil
    #expect(a.superlayer == nil)
  }

  @Test("Points convert between layers of one tree, there and back")
  func conversion() {
    // root ∋ parent at (10, 20), scrolled by (5, 0) ∋ a at (1, 2), twice as large.
    let root = CALayer()
    root.frame = CGRect(x: 500, y: 500, width: 100, height: 100)
    root.addSublayer(parent)
    parent.frame = CGRect(x: 10, y: 20, width: 60, height: 60)
    parent.bounds.origin = CGPoint(x: 5, y: 0)
    parent.addSublayer(a)
    a.anchorPoint = .zero
    a.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    a.position = CGPoint(x: 1, y: 2)
    a.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    parent.addSublayer(b)
    b.frame = CGRect(x: 30, y: 40, width: 4, height: 4)

    let point = CGPoint(x: 3, y: 4)
    // (3, 4) · 2 + (1, 2) = (7, 10) in parent, which the scroll and place bring to (12, 30).
    #expect(a.convert(point, to: parent) == CGPoint(x: 7, y: 10))
    #expect(a.convert(point, to: root) == CGPoint(x: 12, y: 30))
    #expect(a.convert(point, to: nil) == CGPoint(x: 12, y: 30))
    #expect(a.convert(point, to: b) == CGPoint(x: 7 - 30, y: 10 - 40))
    #expect(b.convert(CGPoint(x: -23, y: -30), to: a) == point)
    #expect(a.convert(CGPoint(x: 12, y: 30), from: nil) == point)
    #expect(a.convert(CGPoint(x: 7, y: 10), from: parent) == point)
    #expect(a.convert(point, to: a) == point)
  }

  @Test("Numbers follow creation; a layer from elsewhere gets one when it comes into the tree")
  func numbers() {
    let tree = LayerTree()
    let first = tree.layer(in: tree.root)
    let second = tree.layer()
    #expect(first.number == tree.root.number + 1 && second.number == first.number + 1)

    let other = LayerTree()
    let stranger = other.layer()
    let beneath = other.layer(in: stranger)
    tree.root.addSublayer(stranger)
    #expect(stranger.number == second.number + 1)
    #expect(beneath.number == stranger.number + 1)
    // Once it has them they stay.
    stranger.removeFromSuperlayer()
    tree.root.addSublayer(stranger)
    #expect(stranger.number == second.number + 1)
  }
}
