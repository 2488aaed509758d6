import QuartzCore
import Trace

/// Recognises fingers that drag. Begins when they have gone 10 points. Source: 10.11.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers without which it does not begin; with fewer it ends.
  open var minimumNumberOfTouches = 1
  /// More fingers than this keep it from beginning; later ones make no difference.
  open var maximumNumberOfTouches = Int.max

  private var drag = DragMotion()
  private var isMeasuring = false
  /// What the user's code has set, as a way on the screen to add to the fingers'.
  private var offset = CGPoint.zero

  /// How far the fingers have gone since they landed, or from what `setTranslation(_:in:)` said, in
  /// the coordinates of `view`; nil means the window's. Source: 10.11.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: drag.way.x + offset.x, y: drag.way.y + offset.y), in: view)
  }

  /// Makes the translation `translation` where the fingers are now. The velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = screenVector(translation, from: view)
    offset = CGPoint(x: wanted.x - drag.way.x, y: wanted.y - drag.way.y)
  }

  /// Points of `view` a second, of the last moves; see `Velocity`. Source: 10.11.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(drag.velocity(at: context.time), in: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state != .possible {
      for touch in touches where fingers.count > maximumNumberOfTouches {
        ignore(touch, for: event)
      }
      drag.follow(fingers, at: event.timestamp)
      return
    }
    if fingers.count > maximumNumberOfTouches || !mayStart(with: touches) {
      state = .failed
    } else if fingers.count >= minimumNumberOfTouches {
      if isMeasuring {
        drag.follow(fingers, at: event.timestamp)
      } else {
        isMeasuring = true
        drag.restart(with: fingers, at: event.timestamp)
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isMeasuring else { return }
    drag.follow(fingers, at: event.timestamp)
    move()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isMeasuring {
      // The finger may have gone on to where it lifts.
      drag.follow(self.touches, at: event.timestamp)
      for touch in touches { drag.drop(touch) }
    }
    guard fingers.count < minimumNumberOfTouches || fingers.isEmpty else { return }
    state = life.isUnderWay || isWaiting ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    for touch in touches { drag.drop(touch) }
    guard fingers.count < minimumNumberOfTouches || fingers.isEmpty else { return }
    state = life.isUndecided ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    isMeasuring = false
    drag = DragMotion()
    offset = .zero
  }

  private var isWaiting: Bool { life == .waiting(.begun) }

  private func move() {
    if life == .possible {
      switch verdict(on: drag.way) {
      case .begins: state = .began
      case .waits: break
      case .fails: state = .failed
      }
    } else {
      state = .changed
    }
  }

  // MARK: For UIKit

  /// Whether fingers that land like this can become the gesture.
  func mayStart(with touches: Set<UITouch>) -> Bool { true }

  /// Whether fingers that have gone `way` on the screen make the gesture.
  func verdict(on way: CGPoint) -> GestureLife.Verdict {
    way.length >= Self.hysteresis ? .begins : .waits
  }

  override var motion: GestureMotion? {
    let (moved, speed) = (translation(in: nil), velocity(in: nil))
    return GestureMotion(translation: [moved.x, moved.y], velocity: [speed.x, speed.y])
  }
}
