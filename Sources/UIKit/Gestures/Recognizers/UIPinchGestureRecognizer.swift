import QuartzCore
import Trace

/// Recognises two fingers that move apart or together. Begins when their distance has changed by 10
/// points, rests while one of them is away, ends when both are. Source: 10.12.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart the fingers are as when they landed, or as when it was set last.
  open var scale: CGFloat {
    get { ratio * factor }
    set { if newValue.isFinite { factor = newValue / ratio } }
  }

  /// The scale's change in a second, of the last moves; see `Velocity`.
  open var velocity: CGFloat { speed.value(at: context.time).x * factor }

  private var tracker = FingerPairTracker()
  /// The distance as a multiple of the first one, over all pairs of fingers.
  private var ratio: CGFloat = 1
  private var factor: CGFloat = 1
  /// Points by which the distance has changed.
  private var change: CGFloat = 0
  private var speed = Velocity()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    follow(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard follow(at: event.timestamp) else { return }
    if life.isUndecided {
      if life == .possible, abs(change) >= Self.hysteresis { state = .began }
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
    (ratio, factor, change) = (1, 1, 0)
    speed.forget()
  }

  /// Whether two fingers have moved.
  @discardableResult private func follow(at time: TimeInterval) -> Bool {
    guard let (former, now) = tracker.follow(fingers) else {
      if tracker.pair != nil { speed.add(CGPoint(x: ratio, y: 0), at: time) }
      return false
    }
    guard former != now else { return false }
    ratio *= now.distance / former.distance
    change += now.distance - former.distance
    speed.add(CGPoint(x: ratio, y: 0), at: time)
    return true
  }

  override var motion: GestureMotion? {
    GestureMotion(velocity: [velocity], scale: scale)
  }
}
