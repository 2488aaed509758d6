import Trace

/// Screens of one kind are presented, dismissed, and never die. (R116, R117)
///
/// One that lives on may be kept to be presented again; a second one beside it shows that it is not.
enum LeakAfterDismiss: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.leaks(at: moment.time).map { departure in
      Symptom(
        transition: departure.transition, object: departure.controller.id,
        finding: Finding(
          rule: "leak-after-dismiss", time: moment.time, place: departure.controller.type,
          fault: "\(departure.presenter.type) has presented several of these, and those that were "
            + "dismissed are still alive: each one stays in memory, and does what it does.",
          cure:
            "Look for what keeps it: a closure, a timer or a delegate that it owns and that owns it. "
            + "Capture it weakly, or let go in animationEnded(_:) or viewDidDisappear(_:)."))
    }
  }
}
