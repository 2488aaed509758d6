/// What the ends of a stroked line look like.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Cut off half the line's width beyond the end point.
  case square = 2
}
