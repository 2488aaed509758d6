/// A place on an animator's way.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  /// Where it was stopped.
  case current = 2
}
