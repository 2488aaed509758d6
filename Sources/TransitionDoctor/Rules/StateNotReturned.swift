import Trace

/// A transition was cancelled, and a view is not as it was before. (R44, R49, 5.18)
enum StateNotReturned: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.flatMap { record in
      record.returns.compactMap { before, after in
        guard let (rule, text) = difference(before, after) else { return nil }
        return Symptom(
          transition: record.number, object: after.view.id,
          finding: Finding(
            rule: rule, time: moment.time, place: record.place,
            fault: "The transition was cancelled, and \(text): the animations ran back, but the "
              + "model has kept the values of the end.",
            cure: "When transitionWasCancelled, put back what you have changed, just before "
              + "completeTransition(false)."))
      }
    }
  }

  private static func difference(
    _ before: ViewState, _ after: ViewState
  ) -> (rule: String, text: String)? {
    if after.superview == nil {
      return ("cancel-removes-wrong-view", "a view that was there before has left the hierarchy")
    }
    if before.alpha != after.alpha {
      return (
        "visibility-left-behind",
        "a view's alpha is \(after.alpha), not \(before.alpha) as before"
      )
    }
    if before.isHidden != after.isHidden {
      return (
        "visibility-left-behind",
        "a view is \(after.isHidden ? "hidden" : "shown"), which it was not before"
      )
    }
    if before.transform != after.transform {
      return (
        "transform-left-behind",
        "a view's transform is \(after.transform), not \(before.transform) as before"
      )
    }
    // In another superview, or one of another size, it may well stand elsewhere.
    guard before.superview == after.superview, before.superviewSize == after.superviewSize else {
      return nil
    }
    if before.bounds != after.bounds || before.center != after.center {
      return (
        "geometry-left-behind",
        "a view's center is \(after.center) with bounds \(after.bounds), not \(before.center) "
          + "with \(before.bounds) as before"
      )
    }
    if before.cornerRadius != after.cornerRadius {
      return (
        "geometry-left-behind",
        "a view's cornerRadius is \(after.cornerRadius), not \(before.cornerRadius) as before"
      )
    }
    return nil
  }
}
