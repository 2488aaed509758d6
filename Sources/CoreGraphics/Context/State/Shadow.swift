/// What a context lays beneath all it draws.
struct Shadow: Equatable {
  /// Points of the untransformed context.
  var offset: CGSize
  /// Twice the Gaussian's standard deviation, in points of the untransformed context.
  var blur: CGFloat
  var color: CGColor

  /// A blur beyond this one is cut to it, so that it needs no more room than a large picture.
  static let greatestBlur: CGFloat = 1000
}
