import Trace

/// After the way back a picture shows the end. (R42)
enum CancelFlash: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.isCancelled, let back = record.ranBack,
        record.completion ?? moment.time > back
      else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "cancel-flash", time: moment.time, place: record.place,
          fault:
            "The animations are back at their beginning and gone, but completeTransition(false) comes "
            + "later: until then the views show where they were to end.",
          cure: "Put the views back, and complete, in the completion of the animations itself."))
    }
  }
}
