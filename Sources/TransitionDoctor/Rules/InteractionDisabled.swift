import Trace

/// A touch landed on something that waits for touches and is told to take none.
enum InteractionDisabled: DoctorRule {
  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.ignoredTouches.map { view, time in
      Symptom(
        object: view.id,
        finding: Finding(
          rule: "interaction-disabled", time: time, place: view.type,
          fault: "A touch landed on this view, which has a gesture recogniser or is a control, but "
            + "its isUserInteractionEnabled is false.",
          cure: "Set isUserInteractionEnabled = true; image views and labels start with false.")
      )
    }
  }
}
