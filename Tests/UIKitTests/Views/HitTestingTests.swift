import Testing
import UIKit

@Suite("Hit testing") @MainActor struct HitTestingTests {
  private let stage = TestStage.settled()
  private let parent: UIView
  private let child: UIView

  private init() {
    parent = stage.add(UIView(), CGRect(x: 10, y: 10, width: 40, height: 40))
    child = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 10))
    parent.addSubview(child)
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("The deepest view under the point is hit, else the one around it")
  func deepest() {
    #expect(hit(25, 25) === child)
    #expect(hit(15, 15) === parent)
    #expect(hit(5, 5) === stage.view)
  }

  @Test("10.1: hidden, switched off or all but transparent views are passed over with subtrees")
  func passedOver() {
    for view in [parent, child] {
      let below = view === parent ? stage.view : parent
      view.isHidden = true
      #expect(hit(25, 25) === below)
      view.isHidden = false
      view.isUserInteractionEnabled = false
      #expect(hit(25, 25) === below)
      view.isUserInteractionEnabled = true
      view.alpha = 0.0099
      #expect(hit(25, 25) === below)
      view.alpha = 0.01
      #expect(hit(25, 25) === child)
      view.alpha = 1
    }
  }

  @Test("10.1: outside the superview's bounds a subview is not hit; transparent pixels are")
  func outsideBounds() {
    #expect(child.frame.maxX == 70)
    #expect(hit(55, 25) === stage.view)
    #expect(child.backgroundColor == nil)
    #expect(hit(49, 25) === child)
  }

  @Test("10.2: the frontmost comes first, whether or not anything is clipped")
  func frontFirst() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    parent.addSubview(cover)
    #expect(hit(25, 25) === cover)
    parent.sendSubviewToBack(cover)
    #expect(hit(25, 25) === child)
    parent.clipsToBounds = true
    #expect(hit(25, 25) === child)
  }

  @Test("10.3: the near edges belong to a view, the far ones do not; bounds have an origin")
  func edges() {
    #expect(hit(10, 10) === parent)
    #expect(hit(49.999, 10) === parent)
    #expect(hit(50, 10) === stage.view)
    #expect(hit(10, 50) === stage.view)
    parent.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(parent.point(inside: CGPoint(x: 100, y: 100), with: nil))
    #expect(!parent.point(inside: CGPoint(x: 99, y: 100), with: nil))
    #expect(hit(10, 10) === parent)
  }

  @Test("10.4: views take touches unless told otherwise, labels do not")
  func labels() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIButton(type: .system).isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    parent.addSubview(UILabel(frame: parent.bounds))
    #expect(hit(25, 25) === child)
  }

  @Test("Turned and scaled views are hit where they show")
  func transformed() {
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)
    // 40 x 40 about (30, 30) is 80 x 80: from -10 to 70.
    #expect(hit(69, 69) === parent)
    #expect(hit(70, 69) === stage.view)
    parent.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(19, 30) === stage.view)
    #expect(hit(20, 20) === parent)
  }

  @Test("A subclass decides: where it is, and who is hit instead of it")
  func overrides() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let wide = stage.add(Wide(), CGRect(x: 60, y: 60, width: 10, height: 10))
    #expect(hit(51, 51) === wide)
    let through = stage.add(Through(), stage.view.bounds)
    #expect(hit(15, 15) === parent)
    through.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(hit(1, 1) === through.subviews[0])
  }
}
