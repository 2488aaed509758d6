import QuartzCore

/// A view that a person uses to make something happen.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [(target: TargetAction, events: Event)] = []
  /// Not kept alive: it keeps its view.
  private weak var trackedTouch: UITouch?
  /// What `sendActions(for:)` was called for; nil when it was called by anybody else.
  private var currentEvent: UIEvent?

  /// A disabled control takes no touches and lets none through.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger that landed on the control is still down.
  public var isTracking: Bool { trackedTouch != nil }
  /// Whether that finger is on the control, or so near that it counts.
  public private(set) var isTouchInside = false

  // MARK: Actions

  /// Performs `action` for each of `controlEvents`.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { entry in
      guard entry.action === action else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  /// Calls `action` on `target`, which is not kept alive, for each of `controlEvents`; without a
  /// target, on the first responder above the control that has the method. What was added for an
  /// event already is not added for it again.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target: target, action: action)
    guard let index = targets.firstIndex(where: { $0.target.isSame(as: added) }) else {
      targets.append((added, controlEvents))
      return
    }
    targets[index].events.formUnion(controlEvents)
  }

  /// Nil for `target` or `action` means all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets = targets.compactMap { entry in
      guard entry.target.matches(target: target, action: action) else { return entry }
      let rest = entry.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (entry.target, rest)
    }
  }

  /// All events that anything was added for.
  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) }
  }

  /// Performs what was added for `controlEvents`: targets first, then actions, each in the order
  /// they were added.
  open func sendActions(for controlEvents: Event) {
    let context = layer.context ?? .current
    // What an action sends in its turn is not the event's doing.
    let event = currentEvent
    currentEvent = nil
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      entry.target.perform(sender: self, event: event, from: next, in: context)
    }
    let due = actions.filter { !$0.events.isDisjoint(with: controlEvents) }
    for entry in due { entry.action.perform(from: self) }
  }

  /// A single tap of one finger on a control is the control's, not that of a recogniser above it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Tracking

  /// How far a finger may stray, in points, before it counts as outside.
  private static let strayDistance: CGFloat = 70

  /// Return false to let go of the touch. Called when it lands.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Return false to let go of the touch. Called when it moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = touches.min(by: { $0.number < $1.number }),
      beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      letGo()
      return
    }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    send(events, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    letGo()
    endTracking(touch, with: event)
    guard isEnabled else { return }
    send(isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    letGo()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// The look follows the state; overridden by controls that have one.
  func stateDidChange() { setNeedsLayout() }

  private func send(_ controlEvents: Event, _ event: UIEvent?) {
    currentEvent = event
    // A subclass may do without super.
    defer { currentEvent = nil }
    sendActions(for: controlEvents)
  }

  private func letGo() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.strayDistance, dy: -Self.strayDistance)
      .contains(touch.location(in: self))
  }
}
