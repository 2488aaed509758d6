import QuartzCore

/// A change of one or more touches.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// In seconds of the stage's clock.
  public let timestamp: TimeInterval
  /// Every finger that is down, and those that this event lifts.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }
}
