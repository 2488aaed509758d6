/// How an image's pixels are mixed where it is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice, which is that of `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// The four nearest pixels, also where many lie within one of the context's.
  case low = 2
  /// All pixels that lie within one of the context's.
  case high = 3
  case medium = 4
}
