import Trace

/// A touch on what stands beside the presented view, such as the dimming, was lost as the presentation
/// cannot be interrupted. (R51)
enum TouchesBlocked: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.blockedTouches.compactMap { number, view, time in
      // Nobody expects a screen to take touches while it moves.
      guard let record = history.transitions[number], record.operation == .present,
        view != record.fromView, view != record.toView,
        record.content.contains(view.id)
      else { return nil }
      return Symptom(
        transition: number, object: view.id,
        finding: Finding(
          rule: "touches-blocked-non-interactive", time: time, place: record.place,
          fault:
            "A touch landed on \(view.type), which waits for touches, while the presentation of "
            + "\(record.to.type) was on its way: it cannot be interrupted, so its container takes "
            + "every touch, and this one is lost.",
          cure:
            "Give out an animator in interruptibleAnimator(using:), and answer with an interaction "
            + "controller whose wantsInteractiveStart is false: pause() and cancel() it when the touch "
            + "comes."))
    }
  }
}
