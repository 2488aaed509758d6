/// Where in its life an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Before it begins, and after it is over.
  case inactive = 0
  /// Its animations are there, whether they move or stand still.
  case active = 1
  /// Its animations are gone, and it waits for `finishAnimation(at:)`.
  case stopped = 2
}
