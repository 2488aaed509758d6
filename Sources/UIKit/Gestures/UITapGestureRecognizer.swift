import QuartzCore

/// Recognises taps: fingers that touch and lift without moving far.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// How far a finger may stray, in points, and how long the next tap may take, in seconds.
  private static let strayDistance: CGFloat = 45
  private static let longestPause = 0.35

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var lastTap: (time: TimeInterval, place: CGPoint)?
  private var mostTouches = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    mostTouches = max(mostTouches, numberOfTouches)
    if mostTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let strays = touches.contains { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return false }
      return distance(start, touch.position) > Self.strayDistance
    }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    for ended in touches { starts[ObjectIdentifier(ended)] = nil }
    guard starts.isEmpty else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    let follows = lastTap.map {
      touch.timestamp - $0.time <= Self.longestPause
        && distance($0.place, touch.position) <= Self.strayDistance
    }
    taps = follows == true ? taps + 1 : 1
    lastTap = (touch.timestamp, touch.position)
    mostTouches = 0
    if taps >= numberOfTapsRequired {
      taps = 0
      lastTap = nil
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
    mostTouches = 0
    taps = 0
    lastTap = nil
  }

  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
