import Trace

/// Let go of only when all was over. (R47)
enum FinishCalledLate: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      // What a percent-driven object lets go of has no tail but its own.
      guard !record.isPercentDriven, let release = record.release, record.completion == release,
        record.percent < 1,
        record.percent > 0, let update = record.lastUpdate, release > update + 0.1,
        !record.animations.isEmpty
      else { return nil }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "finish-called-late", time: moment.time, place: record.driverType,
          fault:
            "The interaction was ended \(Int(((release - update) * 1000).rounded())) ms after its last "
            + "update and together with completeTransition(_:): what goes alongside stood still "
            + "meanwhile and jumps.",
          cure:
            "Call finishInteractiveTransition() or cancelInteractiveTransition() when the finger lifts, "
            + "and completeTransition(_:) when the animations are over."))
    }
  }
}
