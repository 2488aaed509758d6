import Trace

/// The animator said that it is done while what it moves is still on its way. (R79)
enum CompleteTooEarly: DoctorRule {
  /// Seconds by which an animation may outlast the transition.
  private static let tolerance = 0.05

  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard let completion = record.completion,
        let late = record.running.values.max(by: { $0.end < $1.end }),
        late.end > completion + tolerance, record.moves(late)
      else { return nil }
      let left = Int(((late.end - completion) * 1000).rounded())
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "complete-too-early", time: moment.time, place: record.place,
          fault: "completeTransition(_:) was called \(left) ms before the animation of "
            + "\(late.keyPath) is over: the views are cut off on their way.",
          cure: "Call it in the completion of UIView.animate, not after it.")
      )
    }
  }
}
