import Trace

/// A transition was begun in the hand, and there is none: for a second nothing has moved it, and no
/// finger is down. (R46)
enum InteractiveWithoutDriver: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard let end = end(of: record, history), moment.time >= end else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "interactive-without-driver", time: moment.time,
          place: record.delegateMethod ?? record.place,
          fault:
            "The transition has begun in the hand of \(record.driverType), and nobody moves it: it "
            + "stands at its beginning for ever, and touches are dead.",
          cure: "Answer nil unless a gesture is under way, or let wantsInteractiveStart be false.",
          isHang: true))
    }
  }

  /// When nobody is waited for any longer; nil where somebody has come, or need not.
  static func end(of record: TransitionRecord, _ history: TransitionHistory) -> Double? {
    guard record.isOpen, record.isHeld, !record.wasDriven, history.fingers == 0 else { return nil }
    return max(record.lastWord ?? 0, history.fingersLeft ?? 0) + TransitionDoctor.patience
  }
}
