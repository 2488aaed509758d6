/// What the corners of a stroked line look like.
public enum CGLineJoin: Int32, Sendable {
  /// A point, or a cut corner where the point would be longer than the miter limit allows.
  case miter = 0
  case round = 1
  /// A cut corner.
  case bevel = 2
}
