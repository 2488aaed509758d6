import Trace

/// A transition that does nothing because one of its views is nil, as it is for every style that
/// leaves the presenter in its place; since iOS 13 that is also the default.
enum NilTransitionView: DoctorRule {
  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard moment.isFrozen(record), record.animations.isEmpty, let key = record.missingKey else {
        return nil
      }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "nil-transition-view", time: moment.time, place: record.place,
          fault: "view(forKey: .\(key)) is nil, because the style \(record.style) leaves the "
            + "presenter's view in its place; nothing was animated and completeTransition(_:) was "
            + "never called, so the screen is dead.",
          cure: "Set modalPresentationStyle = .fullScreen on the presented controller before you "
            + "present it, or do without that view.", isHang: true)
      )
    }
  }
}

extension TransitionRecord {
  /// The key for which the context has no view.
  var missingKey: String? {
    guard container != nil else { return nil }
    if fromView == nil { return "from" }
    return toView == nil ? "to" : nil
  }
}
