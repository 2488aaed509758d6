import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Hit testing of layers")
struct LayerHitTestingTests {
  private let tree = LayerTree()
  private let parent: CALayer
  private let child: CALayer
  private let sibling: CALayer

  /// A parent at (10, 10), 40 x 40; in it a child that sticks out, and one over it.
  init() {
    parent = tree.layer(CGRect(x: 10, y: 10, width: 40, height: 40), in: tree.root)
    child = tree.layer(CGRect(x: 10, y: 10, width: 60, height: 10), in: parent)
    sibling = tree.layer(CGRect(x: 20, y: 10, width: 10, height: 10), in: parent)
  }

  private func hit(_ x: Double, _ y: Double) -> CALayer? {
    tree.root.hitTest(CGPoint(x: x, y: y))
  }

  @Test("The farthest descendant in front, also where it sticks out; the far edges do not count")
  func deepest() {
    #expect(hit(22, 22) === child && hit(32, 22) === sibling && hit(40, 22) === child)
    #expect(hit(12, 12) === parent && hit(5, 5) === tree.root && hit(100, 50) == nil)
    #expect(hit(75, 25) === child)
    parent.masksToBounds = true
    #expect(hit(75, 25) === tree.root)
  }

  @Test("8.5.5, 8.5.12: the highest zPosition is in front; a hidden layer is passed over")
  func order() {
    child.zPosition = 1
    #expect(hit(32, 22) === child)
    child.isHidden = true
    #expect(hit(32, 22) === sibling && hit(22, 22) === parent)
  }

  @Test("8.5.4: in perspective it is what is seen; edge-on and behind the eye nothing is")
  func space() {
    parent.transform = CATransform3DConcat(turned, eye(100))
    // The parent's right edge is at 30 + 12/1.16 = 40.34, its left one at 30 - 12/0.84 = 15.71.
    #expect(hit(40.3, 12.8) === parent && hit(15.8, 12) === parent && hit(15.6, 12) === tree.root)
    parent.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(hit(30, 30) === tree.root)
    parent.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 101), eye(100))
    #expect(hit(30, 30) === tree.root)
  }
}
