extension CGContext {
  /// Fills the clip with colours that change from `startPoint` to `endPoint` and are the same
  /// across; beyond the two only as `options` say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Fills the clip with circles, each of one colour, from the first circle to the last; beyond the
  /// two they go on only as `options` say. A later circle covers an earlier one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(
        from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius), options)
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: GradientGeometry, _ options: CGGradientDrawingOptions
  ) {
    guard geometry.isDrawable, state.toPixels.inverse != nil else { return }
    paint(.everything, with: .gradient(gradient, geometry, options, toPixels: state.toPixels))
  }
}
