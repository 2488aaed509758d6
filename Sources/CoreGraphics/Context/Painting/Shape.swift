internal import CCairo

/// Which pixels are painted, in the context's pixels.
enum Shape {
  case fill([PathElement], CGPathFillRule)
  /// The last one maps the units of the style to pixels.
  case stroke([PathElement], StrokeStyle, CGAffineTransform)
  case everything

  /// Around what it covers; nil for everything.
  var box: CGRect? {
    switch self {
    case .fill(let elements, _): return CGPath(elements: elements).boundingBoxOfPath
    case .stroke(let elements, let style, let toPixels):
      let reach = style.reach * toPixels.greatestScale
      return CGPath(elements: elements).boundingBox.insetBy(dx: -reach, dy: -reach)
    case .everything: return nil
    }
  }

  /// Paints it with `cairo`'s source and operator, which must leave alone what is not covered.
  func paint(with cairo: OpaquePointer, isAntialiased: Bool) {
    cairo_set_antialias(
      cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    switch self {
    case .everything: cairo_paint(cairo)
    case .fill(let elements, let rule) where !isAntialiased || isExact:
      cairo_set_tolerance(cairo, PathGeometry.tolerance)
      PathGeometry.addForFilling(elements, to: cairo)
      cairo_set_fill_rule(cairo, rule.cairo)
      cairo_fill(cairo)
    case .fill, .stroke: paintCoverage(with: cairo, isAntialiased: isAntialiased)
    }
  }
}
