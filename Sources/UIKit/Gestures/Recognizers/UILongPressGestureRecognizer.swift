import QuartzCore

/// Recognises fingers that rest. It begins when they have done so for a time, and goes on, wherever
/// they move then, until they lift.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds of the stage's clock.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  /// How far a finger may stray before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private let timer = GestureTimer()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard life == .possible else { return }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    if fingers.count > numberOfTouchesRequired {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired {
      if minimumPressDuration <= 0 {
        state = .began
      } else {
        timer.start(at: event.timestamp + minimumPressDuration, in: context) { [weak self] in
          self?.state = .began
        }
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    beginIfDue(at: event.timestamp)
    if life == .possible {
      let strays = touches.contains { touch in
        starts[ObjectIdentifier(touch)].map {
          $0.distance(to: touch.position) > allowableMovement
        } ?? false
      }
      if strays { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    beginIfDue(at: event.timestamp)
    state = life == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = life.isUndecided ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    starts = [:]
    timer.stop()
  }

  /// Touches of a step come before its timers.
  private func beginIfDue(at time: TimeInterval) {
    guard life == .possible, timer.isOver(at: time) else { return }
    timer.stop()
    state = .began
  }
}
