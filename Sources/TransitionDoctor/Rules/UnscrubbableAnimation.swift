import Trace

/// An animation of a transition that is in the hand goes by the clock, as its view is not in the
/// container.
enum UnscrubbableAnimation: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard let animation = record.unscrubbed else { return nil }
      let owner = [record.from, record.to].first { history.rootViews[$0.id] == animation.view }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "unscrubbable-animation", time: moment.time, place: record.place,
          fault: "The animation of \(animation.keyPath) on "
            + "\(owner.map { "the view of \($0.type)" } ?? "a view") does not follow the finger: a "
            + "driver moves the time of the container, and this view is not in it.",
          cure:
            "Animate it in animateAlongsideTransition(in:animation:completion:) of the coordinator, "
            + "with that view; or a snapshot of it in the container."))
    }
  }
}
