import QuartzCore

/// Watches the touches on its view and on the views within, and acts when they form its gesture.
///
/// It sees touches before the view does. A subclass overrides the four touch methods and sets
/// `state`. Source: 10.9, 10.10.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recogniser stands.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    /// For a discrete gesture: recognised.
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  private var actions: [TargetAction] = []
  private(set) var touches: [UITouch] = []
  private var storedState = State.possible
  /// Whether it called its actions since the dispatcher last showed it a touch; what they did to
  /// the state, such as switching it off, does not count.
  var hasActed = false

  public internal(set) weak var view: UIView?
  /// Whether the view loses the touches when the gesture is recognised.
  open var cancelsTouchesInView = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Switching it off cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action, let target { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    actions.append(TargetAction(target: target, action: action))
  }

  /// Nil for either means all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target: target, action: action) }
  }

  /// Set by the recogniser itself; a step that 10.9 does not allow is left out.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  open var numberOfTouches: Int { touches.count }

  /// The centre of the touches in the coordinates of `view`; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// It is about to be `possible` again; forget what was seen.
  open func reset() {}

  // MARK: For the dispatcher

  func track(_ touch: UITouch) { touches.append(touch) }

  /// Whether it wants to see more of `touch`: not when it has failed, or was switched off since.
  func isFollowing(_ touch: UITouch) -> Bool {
    storedState != .failed && touches.contains { $0 === touch }
  }

  func untrack(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty, storedState != .possible else { return }
    reset()
    storedState = .possible
  }

  /// Another recogniser got the touches.
  func fail() {
    switch storedState {
    case .possible: storedState = .failed
    case .began, .changed: change(to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  private func cancel() {
    fail()
    touches = []
    reset()
    storedState = .possible
  }

  private func change(to next: State) {
    let isAllowed =
      switch (storedState, next) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed), (.began, .changed),
        (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
        (.changed, .cancelled):
        true
      default: false
      }
    guard isAllowed else { return }
    if storedState == .possible, next != .failed, !mayBegin {
      storedState = .failed
      return
    }
    storedState = next
    guard next != .failed else { return }
    hasActed = true
    let context = view?.layer.context ?? .current
    context.record(
      .gesture(
        recognizer: "\(type(of: self))", state: "\(next)", view: view?.reference))
    for action in actions { action.perform(sender: self, event: nil, from: view, in: context) }
  }

  /// The touched view and the delegate may say no.
  private var mayBegin: Bool {
    guard touches.allSatisfy({ $0.view?.gestureRecognizerShouldBegin(self) ?? true }) else {
      return false
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
