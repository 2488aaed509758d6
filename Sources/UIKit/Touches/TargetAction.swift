import QuartzCore

/// A method to call on an object that is not kept alive.
@MainActor struct TargetAction {
  /// Nil means whoever along the responder chain has the method.
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// Whether it is what `target` and `action` describe; nil describes any.
  func matches(target other: Any?, action otherAction: Selector?) -> Bool {
    let sameTarget = other.map { ($0 as AnyObject) === target } ?? true
    return sameTarget && (otherAction.map { $0 == action } ?? true)
  }

  /// Whether it is the same method of the same object.
  func isSame(as other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && target === other.target && action == other.action
  }

  /// Calls the method with `sender` and `event`; `start` is where the responder chain begins.
  ///
  /// A target that the method does not fit is a programmer's mistake, as on iOS.
  func perform(sender: Any, event: UIEvent?, from start: UIResponder?, in context: StageContext) {
    if hasTarget {
      guard let target else { return }
      if call(target, sender, event, context) { return }
      action.stopUnrecognized(by: target, from: sender)
    }
    var responder = start
    while let current = responder {
      if call(current, sender, event, context) { return }
      responder = current.next
    }
  }

  private func call(
    _ target: AnyObject, _ sender: Any, _ event: UIEvent?, _ context: StageContext
  ) -> Bool {
    context.callOuts.callOut(to: target, action.name) {
      if action.call(target, [sender, event]) { return true }
      // A method may insist on an event where there was none.
      let stand = UIEvent(timestamp: context.time, touches: [])
      return event == nil && action.call(target, [sender, stand])
    }
  }
}
