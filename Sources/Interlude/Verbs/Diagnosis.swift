import Stage
import Trace
import TransitionDoctor

/// What the doctor finds in a run without a window.
@MainActor final class Diagnosis {
  private var doctor = TransitionDoctor()
  private var time = 0.0
  private(set) var findings: [Finding] = []

  /// Has the doctor follow the steps that `recorder` makes to find the transition.
  func watch(_ recorder: inout ScenarioRecorder) {
    recorder.onStep = { [self] output, time in
      self.time = time
      take(doctor.follow(output.trace, at: time, isStill: output.nextStep == .onInput))
    }
  }

  /// Says all of it, when no step will follow. Returns what the command ends with, where `status` is
  /// what it ends with otherwise.
  func report(to console: Console, isStrict: Bool, else status: ExitStatus) -> ExitStatus {
    // Whoever is waited for had the time to come.
    let end = max(time, doctor.nextLook ?? time)
    take(doctor.follow([], at: end, isStill: true))
    for finding in findings { console.report(finding.line) }
    return isStrict && !findings.isEmpty ? .fault : status
  }

  private func take(_ found: [Finding]) { findings += found }
}
