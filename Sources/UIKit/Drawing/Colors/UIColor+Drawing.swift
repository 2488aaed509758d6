import QuartzCore

extension UIColor {
  /// Fills and strokes use this colour from now on, in the current context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Fills use this colour from now on, in the current context.
  @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Strokes use this colour from now on, in the current context.
  @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
