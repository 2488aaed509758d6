import Trace

/// A finger has moved the transition and is gone, and nobody has let go of it. (R11)
enum InteractionNeverEnded: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.isOpen, record.isHeld, record.wasInFingers, history.fingers == 0,
        moment.isStill
          || record.lastWord.map({ moment.time >= $0 + TransitionDoctor.patience }) == true
      else { return nil }
      let percent = Int((record.percent * 100).rounded())
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "complete-never-called", time: moment.time,
          place: record.delegateMethod ?? record.place,
          fault:
            "\(record.driverType) stands at \(percent) %, no finger is down any more, and neither "
            + "finish() nor cancel() was called: the transition never ends, and later present and "
            + "dismiss calls are refused.",
          cure: "Call one of them whenever the gesture ends, and cancel() when it is cancelled or "
            + "fails, however the views look.", isHang: true))
    }
  }
}
