import Trace

/// A view is not as it was before the presentation. (R04, R06, O7)
///
/// The presenter's view is judged when the presentation is over. That of the presented controller
/// may leave in any state; it is judged when it is presented again, and nobody has moved what the
/// earlier presentation left. What is put back before a picture shows it is not left behind.
enum StateLeftBehind: DoctorRule {
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom] {
    // Whatever else has changed with a view that was moved follows from that.
    let moved = PresenterReparented.symptoms(in: history, at: moment).map(\.transition)
    return history.stateChanges.compactMap { change in
      guard change.isRipe || moment.isStill, !moved.contains(change.transition),
        let difference = difference(change, history)
      else { return nil }
      return Symptom(
        transition: change.transition, object: change.after.view.id,
        finding: finding(difference, change, at: moment.time))
    }
  }

  private static func finding(
    _ difference: Difference, _ change: StateChange, at time: Double
  ) -> Finding {
    switch change.role {
    case .presenter:
      Finding(
        rule: difference.rule, time: time, place: change.owner,
        fault: "The presentation is over, and \(difference.text): whoever dismissed did not put it "
          + "back, or no animator ran because of animated: false.",
        cure: "Restore it in dismissalTransitionDidEnd(_:), or in the completion of the "
          + "transition that changed it.")
    case .presented:
      Finding(
        rule: difference.rule, time: time, place: change.owner,
        fault: "The controller was presented again, and \(difference.text): an earlier transition "
          + "left it so, and this one did not animate it.",
        cure: "Restore it when the dismissal's animations are over, just before "
          + "completeTransition(_:).")
    }
  }

  private typealias Difference = (rule: String, text: String)

  /// The first one that a picture shows.
  private static func difference(
    _ change: StateChange, _ history: TransitionHistory
  ) -> Difference? {
    let before = change.before
    switch change.role {
    case .presenter:
      let after = change.lasting
      return visibility(before, after) ?? transform(before, after) ?? place(before, after)
        ?? shape(before, after)
    case .presented:
      let animated = history.transitions[change.transition]?.animated[change.after.view.id] ?? []
      let after = change.leftover(animated: animated)
      return visibility(before, after) ?? transform(before, after)
    }
  }

  private static func visibility(_ before: ViewState, _ after: ViewState) -> Difference? {
    if before.alpha != after.alpha {
      return (
        "visibility-left-behind",
        "the view's alpha is \(after.alpha), not \(before.alpha) as before"
      )
    }
    guard before.isHidden != after.isHidden else { return nil }
    return (
      "visibility-left-behind",
      "the view is \(after.isHidden ? "hidden" : "shown"), which it was not before"
    )
  }

  private static func transform(_ before: ViewState, _ after: ViewState) -> Difference? {
    guard before.transform != after.transform else { return nil }
    return (
      "transform-left-behind",
      "the view's transform is \(after.transform), not \(before.transform) as before"
    )
  }

  private static func place(_ before: ViewState, _ after: ViewState) -> Difference? {
    if before.superview != after.superview {
      let (now, then) = (after.superview?.type ?? "nothing", before.superview?.type ?? "nothing")
      return (
        "wrong-superview-restored",
        now == then
          ? "the view is in another \(now) than before" : "the view is in \(now), not in \(then)"
      )
    }
    guard let (index, former) = after.index.flatMap({ now in before.index.map { (now, $0) } }),
      index != former
    else { return nil }
    return (
      "wrong-superview-restored",
      "the view is number \(index) among its siblings, not \(former) as before"
    )
  }

  private static func shape(_ before: ViewState, _ after: ViewState) -> Difference? {
    // In a superview of another size, such as a window that was resized, a view may well be so too.
    let isComparable = before.superviewSize == after.superviewSize
    if isComparable, before.bounds != after.bounds {
      return (
        "geometry-left-behind",
        "the view's bounds are \(after.bounds), not \(before.bounds) as before"
      )
    }
    if isComparable, before.center != after.center {
      return (
        "geometry-left-behind",
        "the view's center is \(after.center), not \(before.center) as before"
      )
    }
    guard before.cornerRadius != after.cornerRadius else { return nil }
    return (
      "geometry-left-behind",
      "the view's cornerRadius is \(after.cornerRadius), not \(before.cornerRadius) as before"
    )
  }
}

extension StateChange {
  /// `after` without what was put back before it was shown.
  fileprivate var lasting: ViewState {
    guard let shown else { return after }
    var lasting = after
    func mend<Value: Equatable>(_ property: WritableKeyPath<ViewState, Value>) {
      if shown[keyPath: property] == before[keyPath: property] {
        lasting[keyPath: property] = before[keyPath: property]
      }
    }
    mend(\.superview)
    mend(\.superviewSize)
    mend(\.index)
    mend(\.bounds)
    mend(\.center)
    mend(\.transform)
    mend(\.alpha)
    mend(\.isHidden)
    mend(\.cornerRadius)
    return lasting
  }

  /// `before`, and of `after` what this transition has shown as it was left. What it animated, and
  /// what was shown so at the first time too, is as somebody wants it.
  fileprivate func leftover(animated: Set<String>) -> ViewState {
    guard let shown else { return before }
    var leftover = before
    func leave<Value: Equatable>(
      _ property: WritableKeyPath<ViewState, Value>, _ keyPath: String? = nil
    ) {
      let value = after[keyPath: property]
      guard shown[keyPath: property] == value, firstShown?[keyPath: property] != value,
        keyPath.map(animated.contains) != true
      else { return }
      leftover[keyPath: property] = value
    }
    leave(\.alpha, "opacity")
    leave(\.isHidden)
    leave(\.transform, "transform")
    return leftover
  }
}
