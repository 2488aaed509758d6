/// The built-in transitions.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and down again.
  case coverVertical = 0
}
