import QuartzCore

/// Recognises fingers that flick: 50 points one way within half a second, and no further than that
/// to the side. It is recognised while they are still down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Any of these.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private static let (shortestWay, longestStray): (CGFloat, CGFloat) = (50, 50)
  private static let longestTime: TimeInterval = 0.5

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private let limit = GestureTimer()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if starts.isEmpty {
      limit.start(at: event.timestamp + Self.longestTime, in: context) { [weak self] in
        self?.state = .failed
      }
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard life == .possible else { return }
    if limit.isOver(at: event.timestamp) {
      state = .failed
      return
    }
    let ways = fingers.map { touch in
      let start = starts[ObjectIdentifier(touch)] ?? touch.position
      return CGPoint(x: touch.position.x - start.x, y: touch.position.y - start.y)
    }
    guard ways.count == numberOfTouchesRequired else { return }
    let (possible, done) = directions(of: ways)
    if !done.isEmpty {
      // It may still have to wait for others, as long as they take.
      limit.stop()
      state = .ended
    } else if possible.isEmpty {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if life == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
    limit.stop()
  }

  /// The wanted directions that fingers with these ways may still be going, and those that they have
  /// gone far enough.
  private func directions(of ways: [CGPoint]) -> (possible: Direction, done: Direction) {
    var (possible, done): (Direction, Direction) = ([], [])
    for one in [Direction.right, .left, .up, .down] where direction.contains(one) {
      let parts = ways.map { Self.parts(of: $0, along: one) }
      guard parts.allSatisfy({ $0.aside <= Self.longestStray }) else { continue }
      possible.insert(one)
      if parts.allSatisfy({ $0.ahead >= Self.shortestWay }) { done.insert(one) }
    }
    return (possible, done)
  }

  private static func parts(
    of way: CGPoint, along direction: Direction
  ) -> (ahead: CGFloat, aside: CGFloat) {
    switch direction {
    case .right: (way.x, abs(way.y))
    case .left: (-way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    default: (way.y, abs(way.x))
    }
  }
}
