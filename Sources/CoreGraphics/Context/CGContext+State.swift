internal import CCairo

extension CGContext {
  /// Puts transform, clip, colours and all that the setters set aside until `restoreGState()`; the
  /// path is not part of it.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  /// More restores than saves are ignored, as they are on iOS but for a message; within a
  /// transparency layer those count that were saved in it.
  public func restoreGState() {
    guard savedStates.count > layerStarts.last ?? 0, let saved = savedStates.popLast() else {
      return
    }
    cairo_restore(cairo)
    state = saved
  }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// 0…1, on top of the colours' own alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Draws `factor` times as opaque as before.
  package func scaleAlpha(by factor: CGFloat) {
    state.alpha *= factor > 0 ? min(factor, 1) : 0
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  // MARK: Lines

  /// In the user's units, as they are when the line is stroked; above 0.
  public func setLineWidth(_ width: CGFloat) { if width >= 0 { state.stroke.width = width } }

  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.stroke.miterLimit = limit }
  }

  /// Dashes and gaps by turns, in the user's units; an empty list draws whole lines again.
  ///
  /// - Parameter phase: how far into the pattern a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashes = DashPattern(phase: phase, lengths: lengths)
  }

  // MARK: Shadows

  /// Lays a blurred black shadow of a third's opacity beneath all that is drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Lays a blurred shadow beneath all that is drawn from now on.
  ///
  /// - Parameters:
  ///   - offset: in points of the untransformed context, so that it does not turn with what is
  ///     drawn.
  ///   - blur: twice the standard deviation of the Gaussian, in the same points; 0 for a sharp edge.
  ///   - color: nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, !blur.isNaN else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      offset: offset, blur: min(max(blur, 0), Shadow.greatestBlur), color: color)
  }

  // MARK: Quality

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Whether a pixel's part that a shape covers counts; without, it is all of the pixel or nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.wantsAntialiasing = shouldAntialias
  }

  /// Whether `setShouldAntialias(true)` counts.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }
}
