import CoreGraphics
import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("Runs of a scenario")
struct ScenarioRunTests {
  /// A scenario without a transition.
  private func still(_ root: @escaping @MainActor @Sendable () -> UIViewController) -> Scenario {
    Scenario(id: "still", title: "Still", present: .tap("nowhere"), dismiss: .tap("nowhere")) {
      root()
    }
  }

  private func touches(_ run: ScenarioRun) -> [(phase: TraceEvent.TouchPhase, time: Double)] {
    run.trace.compactMap { event in
      if case .touch(let phase, _, _, _) = event.event { (phase, event.time) } else { nil }
    }
  }

  @Test("A tap lands on the centre of the view with the identifier, wherever that lies")
  func tapByIdentifier() throws {
    let run = ScenarioRun(
      still {
        let controller = UIViewController()
        let outer = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        inner.accessibilityIdentifier = "inner"
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        return controller
      })
    try run.settle()
    try run.perform(.tap("inner"))
    try run.settle()
    let points = run.trace.compactMap { event -> CGPoint? in
      if case .touch(_, let x, let y, _) = event.event { CGPoint(x: x, y: y) } else { nil }
    }
    // 100 + 10 + 15, 200 + 20 + 20.
    #expect(points == [CGPoint(x: 125, y: 240), CGPoint(x: 125, y: 240)])
  }

  @Test("Of several views with the identifier the frontmost that shows is meant")
  func frontmost() {
    let driver = StageDriver { view in
      for (number, isHidden) in [(1, false), (2, false), (3, true)] {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        child.tag = number
        child.accessibilityIdentifier = "same"
        child.isHidden = isHidden
        view.addSubview(child)
      }
      let inner = UIView(frame: .zero)
      inner.accessibilityIdentifier = "outer"
      inner.tag = 5
      view.accessibilityIdentifier = "outer"
      view.addSubview(inner)
    }
    #expect(driver.stage.view(identifiedBy: "same")?.tag == 2)
    #expect(driver.stage.view(identifiedBy: "outer")?.tag == 5)
    #expect(driver.stage.view(identifiedBy: "none") == nil)
  }

  @Test("The finger lifts in the first step 0.05 s after it landed, whichever step that was")
  func tapDuration() throws {
    let run = ScenarioRun(still { UIViewController() })
    try run.settle()
    for _ in 0..<150 {
      let landing = run.step + 1
      try run.perform(InputScript([.tapPoint(CGPoint(x: 1, y: 1))]))
      let before = touches(run).count
      for _ in 0..<4 { run.advance() }
      let times = touches(run)[before...].map { run.stage.device.step(at: $0.time) }
      #expect(times == [landing, landing + 3], "landing in step \(landing)")
    }
  }

  @Test("Taps follow one another, 0.05 s apart, also those of a later script")
  func sequence() throws {
    let run = ScenarioRun(still { UIViewController() })
    try run.settle()
    let first = run.step + 1
    let point = InputScript.Action.tapPoint(CGPoint(x: 1, y: 1))
    try run.perform(InputScript([point, point]))
    try run.perform(InputScript([point]))
    try run.settle()
    #expect(
      touches(run).map { run.stage.device.step(at: $0.time) - first } == [0, 3, 6, 9, 12, 15])
    #expect(touches(run).map(\.phase) == [.began, .ended, .began, .ended, .began, .ended])
  }

  @Test("A tap on a view that is not there says which and what to do")
  func noSuchView() throws {
    let run = ScenarioRun(still { UIViewController() })
    try run.settle()
    #expect(throws: ScenarioError.noSuchView(identifier: "button", scenario: "still")) {
      try run.perform(.tap("button"))
    }
    let text = ScenarioError.noSuchView(identifier: "button", scenario: "still")
      .localizedDescription
    #expect(text.contains("'still'") && text.contains("'button'"))
    #expect(run.isStill)
  }

  @Test("Something that never stops moving by itself is an error after ten seconds")
  func neverStill() {
    final class Pulsing: UIViewController {
      override func viewDidLoad() { pulse() }

      func pulse() {
        UIView.animate(withDuration: 0.5) { [view] in
          view!.alpha = view!.alpha == 1 ? 0.5 : 1
        } completion: { [weak self] _ in
          self?.pulse()
        }
      }

      override func viewDidAppear(_ animated: Bool) { pulse() }
    }
    let run = ScenarioRun(still { Pulsing() })
    #expect(throws: ScenarioError.neverStill(scenario: "still", seconds: 10)) { try run.settle() }
    #expect(run.time >= 9.9 && run.time <= 10.1)
  }

  @Test("A presentation that never began is named as such, not the button of what is not there")
  func neverBegan() {
    let scenario = Scenario(id: "deaf", title: "", present: .tap("view"), dismiss: .tap("close")) {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "view"
      return controller
    }
    let run = ScenarioRun(scenario)
    #expect(throws: ScenarioError.nothingBegan(scenario: "deaf", direction: .present)) {
      try run.settle()
      try run.present()
    }
  }
}
