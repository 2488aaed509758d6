import QuartzCore

/// The touches that changed together.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// In seconds of the stage's clock.
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }
}
