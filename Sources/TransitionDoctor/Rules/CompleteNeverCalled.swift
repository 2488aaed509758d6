import Trace

/// Everything the animator started is over, or it started nothing, and it never said that it is
/// done. (R11)
enum CompleteNeverCalled: DoctorRule {
  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      let isForWantOfView = record.animations.isEmpty && record.missingKey != nil
      guard moment.isFrozen(record), !isForWantOfView else { return nil }
      let what =
        record.animations.isEmpty ? "Nothing was animated" : "The animations are over"
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "complete-never-called", time: moment.time, place: record.place,
          fault: "\(what), and completeTransition(_:) was not called: the transition never ends, "
            + "touches are dead, and later present and dismiss calls are refused.",
          cure: "Call completeTransition(!transitionContext.transitionWasCancelled) when the "
            + "animations are over, on every way out of the method.", isHang: true)
      )
    }
  }
}
