import Trace

/// Completed although it was cancelled. (R19)
enum CompleteFlagMismatch: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.completion != nil, record.didComplete, record.isCancelled else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "complete-flag-mismatch", time: moment.time, place: record.place,
          fault:
            "completeTransition(true) was called after the transition was cancelled: the screen shows "
            + "where it began, and UIKit goes on as if it had ended.",
          cure:
            "Call completeTransition(!transitionContext.transitionWasCancelled), on every way out.")
      )
    }
  }
}
