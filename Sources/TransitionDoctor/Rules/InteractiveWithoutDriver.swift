import Trace

/// A transition was begun in the hand, and there is none: nothing has moved it, no finger is down. (R46)
enum InteractiveWithoutDriver: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.isOpen, record.isHeld, !record.wasDriven, history.fingers == 0,
        moment.isStill
          || record.lastWord.map({ moment.time >= $0 + TransitionDoctor.patience }) == true
      else { return nil }
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
}
