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
    case .fill(let elements, _): return CGPath(elements: elements).boundingBox
    case .stroke(let elements, let style, let toPixels):
      let reach = style.reach * toPixels.greatestScale
      return CGPath(elements: elements).boundingBox.insetBy(dx: -reach, dy: -reach)
    case .everything: return nil
    }
  }

  /// Paints it with `cairo`'s source and operator.
  func paint(with cairo: OpaquePointer, isAntialiased: Bool) {
    cairo_set_antialias(
      cairo, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_tolerance(cairo, PathGeometry.tolerance)
    switch self {
    case .everything: cairo_paint(cairo)
    case .fill(let elements, let rule):
      PathGeometry.addForFilling(elements, to: cairo)
      cairo_set_fill_rule(cairo, rule.cairo)
      cairo_fill(cairo)
    case .stroke(let elements, let style, let toPixels):
      Self.stroke(elements, style, toPixels, cairo)
    }
  }

  private static func stroke(
    _ elements: [PathElement], _ style: StrokeStyle, _ toPixels: CGAffineTransform,
    _ cairo: OpaquePointer
  ) {
    let scale = toPixels.greatestScale
    guard style.width > 0, toPixels.inverse != nil, scale > 0 else { return }
    let takesDashes = PathGeometry.addForStroking(
      elements, dashes: style.dashes?.scaled(by: toPixels.meanScale), reach: style.reach * scale,
      to: cairo)
    // The pen is as the transform makes it, the path stays where it is.
    cairo.setMatrix(toPixels)
    cairo_set_line_width(cairo, min(style.width, PathGeometry.farthest / scale))
    cairo_set_line_cap(cairo, style.cap.cairo)
    cairo_set_line_join(cairo, style.join.cairo)
    cairo_set_miter_limit(cairo, max(style.miterLimit, 1))
    if takesDashes, let dashes = style.dashes {
      let lengths = dashes.lengths.map(Double.init)
      cairo_set_dash(cairo, lengths, Int32(lengths.count), dashes.phase)
    } else {
      cairo_set_dash(cairo, nil, 0, 0)
    }
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
  }
}
