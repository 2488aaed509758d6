import Stage
import Trace
import TransitionDoctor

@testable import InterludeCommand

/// Runs a scenario under the doctor's eyes.
@MainActor final class Examination {
  let run: ScenarioRun
  private var doctor = TransitionDoctor()
  private(set) var findings: [Finding] = []

  init(_ scenario: Scenario) throws {
    run = ScenarioRun(scenario)
    try advance(until: { $0.isStill })
  }

  /// A scenario of the gallery.
  convenience init(_ id: String) throws {
    try self.init(GalleryCatalogue.scenarios.first { $0.id == id }!)
  }

  var rules: [String] { findings.map(\.rule) }

  /// Taps and waits until all is still, and then until the doctor has had time.
  func perform(_ script: InputScript, waiting steps: Int = 0) throws {
    try run.perform(script)
    try advance(until: { $0.isStill })
    for _ in 0..<steps { step() }
  }

  func step() {
    let output = run.advance()
    findings += doctor.follow(
      output.trace, at: run.time, isStill: output.nextStep == .onInput)
  }

  private func advance(until isDone: (ScenarioRun) -> Bool) throws {
    for _ in 0..<1000 {
      step()
      if isDone(run) { return }
    }
    throw ScenarioError.neverStill(scenario: run.scenario.id, seconds: 1000.0 / 60)
  }
}
