import Trace

/// A finger lifted before the transition could begin. (R36, 5.14)
enum InteractionEndedBeforeStart: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard
        let call = record.calls.first(where: { $0.outcome == .remembered && $0.endsInteraction })
      else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "interaction-ended-before-start", time: moment.time,
          place: call.place(or: record.driverType),
          fault:
            "\(call.method) was called before startInteractiveTransition(_:): here it is carried out "
            + "when the transition begins, on iOS it may be lost, and the screen is dead.",
          cure:
            "Remember that the gesture has ended, and finish or cancel in startInteractiveTransition(_:) "
            + "after calling super."))
    }
  }
}
