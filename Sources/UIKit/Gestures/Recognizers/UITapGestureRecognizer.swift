import QuartzCore

/// Recognises taps: fingers that touch and lift without moving far. Source: 10.11.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var lastPlace: CGPoint?
  private var mostTouches = 0
  /// Runs between two taps.
  private let pause = GestureTimer()

  /// A tap does not keep one that takes more taps from being recognised after it.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
      || tap.numberOfTouchesRequired != numberOfTouchesRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard life == .possible else { return }
    let isLate = pause.isOver(at: event.timestamp)
    let isFar = lastPlace.map { place in
      touches.contains { $0.position.distance(to: place) > TapCounter.strayDistance }
    }
    pause.stop()
    if isLate || isFar == true {
      state = .failed
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    mostTouches = max(mostTouches, fingers.count)
    if mostTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let strays = touches.contains { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return false }
      return start.distance(to: touch.position) > TapCounter.strayDistance
    }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard life == .possible else { return }
    for ended in touches { starts[ObjectIdentifier(ended)] = nil }
    guard starts.isEmpty else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      lastPlace = touches.map(\.position).center
      pause.start(at: event.timestamp + TapCounter.longestPause, in: context) { [weak self] in
        self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
    (taps, mostTouches) = (0, 0)
    lastPlace = nil
    pause.stop()
  }
}
