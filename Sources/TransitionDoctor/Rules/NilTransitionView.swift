import Trace

/// A transition that does nothing while one of its views is nil, as it is for every style that
/// leaves the presenter in its place; since iOS 13 that is also the default.
///
/// A guard that gives up and a method that is empty leave the same trace, so that the cure is one
/// for both.
enum NilTransitionView: DoctorRule {
  static func symptoms(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [Symptom] {
    history.sortedTransitions.compactMap { record in
      guard moment.isFrozen(record), record.didNothing, let key = record.missingKey else {
        return nil
      }
      return Symptom(
        transition: record.number,
        finding: Finding(
          rule: "nil-transition-view", time: moment.time, place: record.place,
          fault: "Nothing was animated and completeTransition(_:) was never called, so the screen "
            + "is dead. view(forKey: .\(key)) is nil, because the style \(record.style) leaves the "
            + "presenter's view in its place: a guard on it gives up.",
          cure: "Call completeTransition(_:) on every way out of the method, and do without that "
            + "view; or, to have it, set modalPresentationStyle = .fullScreen on the presented "
            + "controller before you present it.", isHang: true)
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

  /// Whether the animator has neither moved a view nor put the to-view in.
  var didNothing: Bool {
    animations.isEmpty && endless == nil && !insertions.contains { $0.view == toView }
  }
}
