import QuartzCore
import Trace

/// Recognises two fingers that turn around each other. Begins when each has gone 10 points around
/// their middle, rests while one of them is away, ends when both are.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians since the fingers landed, or from what was set last; clockwise is above 0.
  open var rotation: CGFloat {
    get { turn + offset }
    set { if newValue.isFinite { offset = newValue - turn } }
  }

  /// Radians a second, of the last moves; see `Velocity`.
  open var velocity: CGFloat { speed.value(at: context.time).x }

  private var tracker = FingerPairTracker()
  /// Added up over all pairs of fingers, full turns too.
  private var turn: CGFloat = 0
  private var offset: CGFloat = 0
  private var speed = Velocity()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    follow(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard follow(at: event.timestamp), let pair = tracker.pair else { return }
    if life.isUndecided {
      let way = abs(turn) * pair.distance / 2
      if life == .possible, way >= Self.hysteresis { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(at: event.timestamp)
    if fingers.isEmpty { state = life == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if fingers.isEmpty { state = life.isUndecided ? .failed : .cancelled }
  }

  open override func reset() {
    super.reset()
    tracker = FingerPairTracker()
    (turn, offset) = (0, 0)
    speed.forget()
  }

  /// Whether two fingers have moved.
  @discardableResult private func follow(at time: TimeInterval) -> Bool {
    guard let (former, now) = tracker.follow(fingers) else {
      if tracker.pair != nil { speed.add(CGPoint(x: turn, y: 0), at: time) }
      return false
    }
    guard former != now else { return false }
    turn += former.turn(to: now)
    speed.add(CGPoint(x: turn, y: 0), at: time)
    return true
  }

  override var motion: GestureMotion? {
    GestureMotion(velocity: [velocity], rotation: rotation)
  }
}
