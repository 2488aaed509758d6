/// What `saveGState()` puts aside, but for the clip's outline, which cairo keeps.
struct GraphicsState {
  /// From the user's coordinates to pixels, whose origin is at the upper left.
  var toPixels: CGAffineTransform
  var fillColor = CGColor(gray: 0, alpha: 1)
  var strokeColor = CGColor(gray: 0, alpha: 1)
  var stroke = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var allowsAntialiasing = true
  var wantsAntialiasing = true
  /// The clip's pictures, all of which cut what is drawn.
  var masks: [ClipMask] = []

  var isAntialiased: Bool { allowsAntialiasing && wantsAntialiasing }

  init(toPixels: CGAffineTransform) { self.toPixels = toPixels }
}
