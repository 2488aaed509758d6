import UIKit
import XCTest

/// Spellings from before Swift 4.2 still compile and do what the new ones do.
///
/// The tests are marked deprecated themselves, which keeps the compiler from warning of each name.
final class FormerNamesTests: XCTestCase {
  @available(*, deprecated)
  func testViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    view.bringSubview(toFront: first)
    XCTAssertEqual(view.subviews, [second, first])
    view.sendSubview(toBack: first)
    XCTAssertEqual(view.subviews, [first, second])
    let mode: UIViewContentMode = .scaleAspectFit
    let mask: UIViewAutoresizing = [.flexibleWidth]
    let options: UIViewAnimationOptions = [.curveEaseIn]
    XCTAssertEqual(mode.rawValue, 1)
    XCTAssertEqual(mask, .flexibleWidth)
    XCTAssertEqual(options, .curveEaseIn)
    XCTAssertEqual(
      UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      CGRect(x: 2, y: 1, width: 94, height: 96))
  }

  @available(*, deprecated)
  func testControllers() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(parent.childViewControllers, [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    XCTAssertEqual(parent.childViewControllers, [])
  }

  @available(*, deprecated)
  func testControls() {
    let state: UIControlState = .highlighted
    let events: UIControlEvents = .touchUpInside
    let recognition: UIGestureRecognizerState = .ended
    XCTAssertEqual(state, UIControl.State.highlighted)
    XCTAssertEqual(events, UIControl.Event.touchUpInside)
    XCTAssertEqual(recognition, .recognized)
  }
}
