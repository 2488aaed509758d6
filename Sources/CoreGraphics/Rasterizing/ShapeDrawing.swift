/// A path, filled and then stroked.
package struct ShapeDrawing: Equatable, Sendable {
  package var path: CGPath?
  /// Nil for no filling.
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var fillRule = CGPathFillRule.winding
  /// Nil for no line.
  package var strokeColor: CGColor?
  package var stroke = StrokeStyle()
  /// Between which fractions of the path's whole length, 0…1, it is stroked.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}
