import DisplayList
import Trace

/// One step as it was seen from outside.
@MainActor package struct FrameRecord {
  /// Seconds of the stage.
  package let time: Double
  /// What the step showed.
  package let displayList: DisplayList
  /// What happened in the step, and between it and the one before.
  package let trace: [TraceEvent]
  /// What still moved after the step, from which the pictures up to the next step follow; nil when
  /// nothing did.
  package let commit: CommittedStep?

  package init(
    time: Double, displayList: DisplayList, trace: [TraceEvent] = [], commit: CommittedStep? = nil
  ) {
    self.time = time
    self.displayList = displayList
    self.trace = trace
    self.commit = commit
  }

  /// What was shown at `time`, at or after the step and before the next one.
  package func picture(at time: Double) -> DisplayList {
    guard let commit, time > self.time else { return displayList }
    return commit.picture(at: time)
  }
}

extension Stage {
  /// The record of the step that has just put out `output`.
  package func record(of output: StageOutput) -> FrameRecord {
    FrameRecord(
      time: lastStep.time, displayList: output.displayList, trace: output.trace,
      commit: output.nextStep == .atNextDisplayTime ? lastStep : nil)
  }
}
