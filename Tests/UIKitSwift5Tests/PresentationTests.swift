import Stage
import UIKit
import XCTest

/// Synchronous tests without an annotation, as iOS projects have them.
final class PresentationTests: XCTestCase {
  private var run: ScenarioRun!

  override func setUp() {
    super.setUp()
    let scenario = Scenario(
      id: "slide", title: "Slide", present: .tap("open"), dismiss: .tap("close")
    ) { HomeViewController() }
    run = ScenarioRun(scenario)
  }

  override func tearDown() {
    run = nil
    XCTAssertEqual(DetailViewController.alive, 0)
    XCTAssertEqual(CardView.alive, 0)
    XCTAssertEqual(SlideAnimator.alive, 0)
    super.tearDown()
  }

  func testTapPresentsAndDismisses() throws {
    try run.settle()
    let home = try XCTUnwrap(run.stage.rootViewController as? HomeViewController)
    try run.perform(run.scenario.present)
    try run.settle()
    let detail = try XCTUnwrap(home.presentedViewController as? DetailViewController)
    XCTAssertTrue(detail.presentingViewController === home)
    XCTAssertEqual(detail.appearances, ["will", "did"])
    XCTAssertNil(home.view.window)
    XCTAssertEqual(detail.card.frame, CGRect(x: 20, y: 100, width: 350, height: 644))
    XCTAssertEqual(detail.card.badge.frame, CGRect(x: 330, y: 0, width: 20, height: 20))
    try run.perform(run.scenario.dismiss)
    try run.settle()
    XCTAssertNil(home.presentedViewController)
    XCTAssertNotNil(home.view.window)
  }

  func testHalfWay() throws {
    try run.settle()
    let home = try XCTUnwrap(run.stage.rootViewController)
    let detail = DetailViewController()
    let slide = SlideDelegate()
    detail.transitioningDelegate = slide
    var isPresented = false
    home.present(detail, animated: true) { isPresented = true }
    XCTAssertTrue(detail.isBeingPresented)
    // The commit, the set-up at 0, and 15 steps of 1/60 s.
    for _ in 0..<16 { run.advance() }
    XCTAssertFalse(isPresented)
    run.advance()
    XCTAssertTrue(isPresented)
    XCTAssertEqual(detail.view.frame, home.view.frame)
  }

  func testPresentWithoutAnimation() throws {
    try run.settle()
    let home = try XCTUnwrap(run.stage.rootViewController)
    let expectation = self.expectation(description: "presented")
    home.present(DetailViewController(), animated: false) { expectation.fulfill() }
    try run.settle()
    wait(for: [expectation], timeout: 0)
    home.dismiss(animated: false, completion: nil)
    try run.settle()
    XCTAssertNil(home.presentedViewController)
  }

  func testViewsWithoutAStage() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let card = CardView(frame: .zero)
    layOutCard(card, in: container)
    XCTAssertEqual(card.frame, CGRect(x: 20, y: 100, width: 160, height: 200))
    container.frame.size.width = 300
    container.layoutIfNeeded()
    XCTAssertEqual(card.frame.width, 260)
    XCTAssertEqual(card.badge.frame.minX, 240)
    XCTAssertTrue(deepestView(in: container) === card.badge)
  }

  func testDescriptionsAndEquality() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertTrue("\(view)".contains("frame = (1.0 2.0; 3.0 4.0)"))
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotEqual(UIView(), view)
    XCTAssertEqual(Set([view, view]).count, 1)
  }

  func testAsynchronousTest() async throws {
    let title = await MainActor.run { () -> String? in
      let controller = UIViewController()
      controller.title = "T"
      return controller.title
    }
    XCTAssertEqual(title, "T")
  }
}
