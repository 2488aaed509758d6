import QuartzCore

/// A change of one or more touches.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// In seconds of the stage's clock.
  public let timestamp: TimeInterval
  /// Every finger that is down, and those that this event lifts.
  public let allTouches: Set<UITouch>?

  private let coalesced: [UITouch: [UITouch]]

  init(timestamp: TimeInterval, touches: Set<UITouch>, coalesced: [UITouch: [UITouch]] = [:]) {
    self.timestamp = timestamp
    allTouches = touches
    self.coalesced = coalesced
  }

  /// All that was measured of `touch` since the event before, as touches of its own, the last of
  /// which is where the touch is; nil for one that is not in the event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return coalesced[touch] ?? [touch]
  }

  public func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Those that landed in `view`.
  public func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Those that `gesture` is shown.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.watchers.contains { $0 === gesture } }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = (allTouches ?? []).filter(isWanted)
    return touches.isEmpty ? nil : touches
  }
}
