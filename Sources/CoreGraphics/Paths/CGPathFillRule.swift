/// Which points count as inside a path that crosses or holds itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path's turns around the point do not cancel each other.
  case winding = 0
  /// Where a ray from the point crosses the path an odd number of times.
  case evenOdd = 1
}
