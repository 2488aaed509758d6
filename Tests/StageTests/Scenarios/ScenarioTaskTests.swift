import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("Scenarios whose code uses tasks")
struct ScenarioTaskTests {
  /// Presents from a task that has slept for 0.2 s.
  private final class Home: UIViewController {
    override func viewDidLoad() {
      view.accessibilityIdentifier = "home"
      let tap = UITapGestureRecognizer(target: self, action: Selector("open", Home.open))
      view.addGestureRecognizer(tap)
    }

    func open() {
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(200))
        present(UIViewController(), animated: true)
      }
    }
  }

  private let scenario = Scenario(
    id: "task", title: "", present: .tap("home"), dismiss: .tap("home")
  ) { Home() }

  private func hasPresented(_ run: ScenarioRun) -> Bool {
    run.stage.rootViewController?.presentedViewController != nil
  }

  @Test("In the synchronous form nothing of a task runs; in the form that waits it does")
  func forms() async throws {
    let run = ScenarioRun(scenario)
    try run.settle()
    try run.perform(scenario.present)
    try run.settle()
    #expect(!hasPresented(run))

    let waiting = ScenarioRun(scenario)
    try await waiting.settleWithTasks()
    try await waiting.presentWithTasks()
    #expect(hasPresented(waiting))
  }

  @Test("The recorder waits for it, and equal runs are equal")
  func recorder() async throws {
    let recorder = ScenarioRecorder(scenario, .present)
    let (document, span) = try await recorder.trace()
    let touch = try #require(
      document.events.first { if case .touch = $0.event { true } else { false } })
    // The tap lasts some steps; the sleep begins with its end.
    #expect(span.start >= touch.time + 0.2 && span.start < touch.time + 0.5)
    #expect(try await recorder.trace().document == document)
    let first = try await recorder.pictures(at: [0, 0.5, 1]).pictures.map(\.list)
    let second = try await recorder.pictures(at: [0, 0.5, 1]).pictures.map(\.list)
    #expect(first == second)
  }
}
