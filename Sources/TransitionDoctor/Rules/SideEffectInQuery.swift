import Trace

/// Something that UIKit only wanted to know has presented or dismissed. (R26)
enum SideEffectInQuery: DoctorRule {
  private static let queries = [
    "animationController(", "interactionController", "presentationController(",
    "transitionDuration(", "interruptibleAnimator(", "wantsInteractiveStart",
    "frameOfPresentedViewInContainerView", "shouldRemovePresentersView", "gestureRecognizerShould",
    "gestureRecognizer(",
  ]

  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard case .user(let type, let method) = record.requester,
        queries.contains(where: method.hasPrefix)
      else { return nil }
      let call = record.operation == .present ? "present" : "dismiss"
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "side-effect-in-query", time: moment.time, place: "\(type).\(method)",
          fault: "UIKit asked a question here, as often as it likes, and \(call) was called: a "
            + "transition begins that nobody has asked for.",
          cure:
            "Answer, and change nothing: act on what the user does, or in viewWillTransition(to:with:)."
        ))
    }
  }
}
