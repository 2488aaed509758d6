/// The built-in transitions. Source: 3.2.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom edge, and down again.
  case coverVertical = 0
  /// Fades in over the presenter, and out again.
  case crossDissolve = 2
}
