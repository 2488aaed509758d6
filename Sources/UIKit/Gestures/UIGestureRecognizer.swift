import CoreGraphics
import QuartzCore
import Trace

/// Watches the touches on its view and on the views within, and acts when they form its gesture.
///
/// It sees touches before the view does. A subclass overrides the four touch methods and sets
/// `state`. Two recognisers of one touch do not run together unless a delegate allows it. Source:
/// 10.9, 10.10, 10.14.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private var actions: [TargetAction] = []
  /// What it is shown now, in the order of landing.
  private(set) var touches: [UITouch] = []
  /// What it has been shown since it was last `possible` and untouched.
  private(set) var attempt: [UITouch] = []
  var life = GestureLife.possible
  /// What its targets are being told, which is what they read.
  private var toldState: State?
  private var waitsFor: [WeakRecognizer] = []
  /// What delegates and subclasses said of others in this attempt.
  var answers = GestureAnswers()
  /// Who decides about it while it is in an attempt.
  weak var arbiter: GestureArbiter?

  public internal(set) weak var view: UIView?
  /// Whether the view loses the touches when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only once this has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of a touch only once this has failed, so that a gesture of
  /// several taps can still take the first of them away.
  open var delaysTouchesEnded = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Switching it off cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { giveUp() } }
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

  /// Set by the recogniser itself; a step that 10.9 does not allow is left out. While it waits for
  /// others to fail it is still `possible`.
  open var state: State {
    get { toldState ?? life.state }
    set { (arbiter ?? ownArbiter).set(newValue, of: self) }
  }

  /// Fingers that are down; in the action of a gesture that is over at once, those that made it.
  open var numberOfTouches: Int { countedTouches.count }

  /// The centre of the touches in the coordinates of `view`; nil means the window's. When they are
  /// over it is where they were last.
  open func location(in view: UIView?) -> CGPoint {
    let counted = countedTouches.isEmpty ? lastTouches : countedTouches
    guard let first = counted.first else { return .zero }
    return first.convert(counted.map(\.position).center, to: view)
  }

  /// - Parameter touchIndex: below `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let counted = countedTouches
    CoreGraphics.require(
      counted.indices.contains(touchIndex),
      "\(type(of: self)): location(ofTouch:in:) asks for touch \(touchIndex) of \(counted.count); "
        + "look at numberOfTouches first")
    return counted[touchIndex].location(in: view)
  }

  // MARK: Others

  /// Waits with its own gesture until `otherGestureRecognizer` has failed to recognise its; when
  /// that one recognises, this one fails. Source: 10.14.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    waitsFor.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self, !waits(for: otherGestureRecognizer) else { return }
    waitsFor.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// For subclasses: whether its gesture makes the other one fail. The delegates are asked too.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// For subclasses: whether the other's gesture makes this one fail. The delegates are asked too.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// For subclasses: as `require(toFail:)`, for each attempt anew.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Is shown no more of `touch`, which its view gets as if this recogniser were not there.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attempt.removeAll { $0 === touch }
    touch.watchers.removeAll { $0 === self }
  }

  /// It is about to be `possible` again; forget what was seen.
  open func reset() {}

  // MARK: For UIKit

  /// How far the gesture has come, for the trace; nil where there is nothing to say.
  var motion: GestureMotion? { nil }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

// MARK: - For the arbiter

extension UIGestureRecognizer {
  /// Whether `require(toFail:)` was called with `other`.
  func waits(for other: UIGestureRecognizer) -> Bool {
    waitsFor.contains { $0.recognizer === other }
  }

  func track(_ touch: UITouch) {
    touches.append(touch)
    attempt.append(touch)
    // One that never decides must not keep all that it ever saw.
    if attempt.count > 64 { attempt.removeFirst() }
  }

  func untrack(_ touch: UITouch) { touches.removeAll { $0 === touch } }

  func dropTouches() { touches = [] }

  /// Whether it is shown more of `touch`.
  func isFollowing(_ touch: UITouch) -> Bool {
    !life.isOver && touches.contains { $0 === touch }
  }

  /// Whether the two have seen one touch in their present attempts.
  func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attempt.contains { touch in other.attempt.contains { $0 === touch } }
  }

  /// Forgets everything, and is `possible` again.
  func finishAttempt() {
    reset()
    _ = life.step(.reset)
    (attempt, touches) = ([], [])
    answers = GestureAnswers()
    arbiter = nil
  }

  /// Is cancelled, or fails, and is shown no more of its touches.
  func giveUp() {
    arbiter?.giveUp(self)
  }

  /// Calls the targets, which read `state`.
  func tell(_ state: State, in context: StageContext) {
    let former = toldState
    toldState = state
    defer { toldState = former }
    context.record(
      .gesture(
        recognizer: "\(type(of: self))", state: "\(state)", view: view?.reference,
        motion: motion))
    for action in actions { action.perform(sender: self, event: nil, from: view, in: context) }
  }

  var context: StageContext { view?.layer.context ?? .current }

  /// The arbiter of the stage that its view is on.
  private var ownArbiter: GestureArbiter {
    UIApplication.of(context).touchDispatcher.gestures
  }

  /// What was there before the fingers were lifted counts in the action of a tap.
  private var countedTouches: [UITouch] {
    let isDiscrete = state == .ended && !touches.isEmpty && touches.allSatisfy(\.isOver)
    return isDiscrete && !isContinuous ? touches : touches.filter { !$0.isOver }
  }

  private var lastTouches: [UITouch] {
    let counted = touches.isEmpty ? attempt : touches
    guard let last = counted.map(\.timestamp).max() else { return [] }
    return counted.filter { $0.timestamp == last }
  }

  private var isContinuous: Bool { answers.hasBegun }
}

extension [CGPoint] {
  /// The middle of all; zero of none.
  var center: CGPoint {
    guard !isEmpty else { return .zero }
    return CGPoint(
      x: reduce(0) { $0 + $1.x } / CGFloat(count), y: reduce(0) { $0 + $1.y } / CGFloat(count))
  }
}
