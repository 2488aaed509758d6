extension UIGestureRecognizer {
  /// Where a recogniser stands. Source: 10.9.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    /// For a discrete gesture: recognised.
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }
}
