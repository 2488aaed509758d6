import Stage
import UIKit
import XCTest

/// Targets, actions and recognisers as a Swift 5 project writes them.
final class TargetActionTests: XCTestCase {
  class MenuViewController: UIViewController, UIGestureRecognizerDelegate {
    var calls: [String] = []
    let button = UIButton(type: .system)
    let picture = UIImageView()

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.accessibilityIdentifier = "button"
      button.addTarget(
        self, action: Selector("pressed", MenuViewController.pressed), for: .touchUpInside)
      button.addTarget(
        self, action: Selector("pressedBy:", MenuViewController.pressedBy(_:)), for: .touchUpInside)
      view.addSubview(button)

      picture.frame = CGRect(x: 100, y: 300, width: 100, height: 100)
      picture.accessibilityIdentifier = "picture"
      picture.isUserInteractionEnabled = true
      let tap = UITapGestureRecognizer(
        target: self, action: Selector("tapped:", MenuViewController.tapped(_:)))
      tap.delegate = self
      picture.addGestureRecognizer(tap)
      view.addSubview(picture)
    }

    func pressed() { calls.append("pressed") }

    func pressedBy(_ sender: UIButton) { calls.append(sender === button ? "by button" : "?") }

    func tapped(_ recognizer: UITapGestureRecognizer) {
      let place = recognizer.location(in: picture)
      calls.append("tapped at \(place.x), \(place.y)")
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      return touch.view === picture
    }
  }

  func testButtonAndRecognizer() throws {
    let scenario = Scenario(
      id: "menu", title: "Menu", present: .tap("button"), dismiss: .tap("picture")
    ) { MenuViewController() }
    let run = ScenarioRun(scenario)
    try run.settle()
    let menu = try XCTUnwrap(run.stage.rootViewController as? MenuViewController)
    try run.perform(scenario.present)
    try run.settle()
    XCTAssertEqual(menu.calls, ["pressed", "by button"])
    try run.perform(scenario.dismiss)
    try run.settle()
    XCTAssertEqual(menu.calls.last, "tapped at 50.0, 50.0")
  }
}
