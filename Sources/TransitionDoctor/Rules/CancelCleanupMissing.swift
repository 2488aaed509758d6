import Trace

/// A cancelled dismissal has left in what the animator had put in. (R27, 5.19)
enum CancelCleanupMissing: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.operation == .dismiss, record.completion != nil, !record.didComplete,
        let view = record.toView, record.insertions.contains(where: { $0.view == view }),
        !record.removals.contains(view.id)
      else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "cancel-cleanup-missing", time: moment.time, place: record.place,
          fault:
            "The dismissal was cancelled, and the view of \(record.to.type), which the animator had "
            + "put in, was still in the container: on iOS it stays there.",
          cure: "Take view(forKey: .to) out again when transitionWasCancelled, before "
            + "completeTransition(false)."))
    }
  }
}
