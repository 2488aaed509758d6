/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view leaves it while covered.
  case fullScreen = 0
}
