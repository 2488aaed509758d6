import Trace

/// Everything the animator started is over, or never ends, or it started nothing, and it never said
/// that it is done. (R11)
enum CompleteNeverCalled: DoctorRule {
  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      let isForWantOfView = record.didNothing && record.missingKey != nil
      guard moment.isFrozen(record), !isForWantOfView else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "complete-never-called", time: moment.time, place: record.place,
          fault: "\(whatIs(record)), and completeTransition(_:) was not called: the transition "
            + "never ends, touches are dead, and later present and dismiss calls are refused.",
          cure: cure(record), isHang: true)
      )
    }
  }

  private static func whatIs(_ record: TransitionRecord) -> String {
    if !record.animations.isEmpty { return "The animations are over" }
    return record.endless.map { "The animation of \($0.keyPath) has no end" }
      ?? "Nothing was animated"
  }

  private static func cure(_ record: TransitionRecord) -> String {
    let call = "Call completeTransition(!transitionContext.transitionWasCancelled)"
    if record.animations.isEmpty, record.endless != nil {
      return call + " without waiting for it, or give the animation an end."
    }
    return call + " when the animations are over, on every way out of the method."
  }
}
