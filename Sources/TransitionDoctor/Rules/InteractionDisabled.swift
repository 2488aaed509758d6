import Trace

/// A touch landed on something that waits for touches and is told to take none.
enum InteractionDisabled: DoctorRule {
  static func findings(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [(key: String, finding: Finding)] {
    history.ignoredTouches.map { view, time in
      (
        "\(view.id)",
        Finding(
          rule: "interaction-disabled", time: time, place: view.type,
          fault: "A touch landed on this view, which has a gesture recogniser or is a control, but "
            + "isUserInteractionEnabled is false for it or for a view around it.",
          cure: "Set isUserInteractionEnabled = true; image views and labels start with false.")
      )
    }
  }
}
