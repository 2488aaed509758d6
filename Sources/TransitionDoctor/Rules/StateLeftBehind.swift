import Trace

/// A view is not as it was before the presentation. (R04, R06, O7)
enum StateLeftBehind: DoctorRule {
  static func findings(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [(key: String, finding: Finding)] {
    history.statesAfter.compactMap { before, after in
      let owner = history.rootViews.first { $0.value.id == after.view.id }?.key
      guard let (rule, what) = difference(before, after) else { return nil }
      let name = history.controllerName(owner) ?? after.view.type
      return (
        "\(after.view.id) \(moment.time)",
        Finding(
          rule: rule, time: moment.time, place: name,
          fault: "The presentation is over, and \(what): whoever dismissed did not put it back, or "
            + "no animator ran because of animated: false.",
          cure: "Restore it in dismissalTransitionDidEnd(_:), or in the completion of the "
            + "transition that changed it.")
      )
    }
  }

  private static func difference(_ before: ViewState, _ after: ViewState) -> (String, String)? {
    if before.alpha != after.alpha {
      return (
        "visibility-left-behind",
        "the view's alpha is \(after.alpha), not \(before.alpha) as before"
      )
    }
    if before.isHidden != after.isHidden {
      return (
        "visibility-left-behind",
        "the view is \(after.isHidden ? "hidden" : "shown"), which it was "
          + "not before"
      )
    }
    if before.transform != after.transform {
      return (
        "transform-left-behind",
        "the view's transform is \(after.transform), not "
          + "\(before.transform) as before"
      )
    }
    return nil
  }
}
