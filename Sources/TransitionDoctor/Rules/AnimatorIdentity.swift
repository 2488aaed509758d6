import Trace

/// The animator gave out several animators for one transition. (R67)
enum AnimatorIdentity: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard record.interruptible.count > 1 else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "animator-identity", time: moment.time,
          place: "\(record.animator?.type ?? "UIKit").interruptibleAnimator(using:)",
          fault:
            "It answered with \(record.interruptible.count) different objects in one transition: "
            + "only the first is driven, and on iOS they fight each other.",
          cure: "Keep the animator that you have made, and forget it in animationEnded(_:)."))
    }
  }
}
