import Trace

/// A presentation has completed, and of the view that is in the container nothing is to be seen.
enum PresentedViewInvisible: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    // One that an earlier transition has left so is named as such.
    let left = StateLeftBehind.symptoms(in: history, at: moment).map(\.transition)
    return history.sortedTransitions.compactMap { record in
      guard let reason = record.notShown, record.isRipe || moment.isStill,
        !left.contains(record.number), let (rule, text, cure) = words(reason)
      else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: rule, time: moment.time, place: record.responsible,
          fault: "The presentation has completed, and nothing of \(record.to.type) is to be seen: "
            + "\(text).", cure: cure))
    }
  }

  private static func words(
    _ reason: TraceEvent.NotShownReason
  ) -> (rule: String, text: String, cure: String)? {
    switch reason {
    case .notInWindow: nil
    case .hidden:
      (
        "visibility-left-behind", "its view, or one around it, is hidden",
        "Set isHidden = false before you call completeTransition(_:)."
      )
    case .transparent:
      (
        "visibility-left-behind", "the alpha of its view, or of one around it, is 0",
        "Set alpha = 1 in the animations, or before you call completeTransition(_:)."
      )
    case .outside:
      (
        "final-frame-mismatch", "its view lies outside the window",
        "Let the view end at finalFrame(for:) of the to-view controller, with transform = .identity."
      )
    }
  }
}
