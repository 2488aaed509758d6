internal import CCairo

extension CGContext {
  /// Draws by the state's alpha, blend mode, shadow and clip; all drawing comes through here.
  func paint(_ shape: Shape, with paint: Paint) {
    let region = PixelRegion(touchedBy: clipExtents, within: clipExtents)
    guard !region.isEmpty else { return }
    willDraw()
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      drawShadow(shadow, of: shape, with: paint, in: region)
    }
    guard state.masks.isEmpty, !state.blendMode.changesBeyondShape else {
      // A mode that acts beyond the shape is only kept from it by what is not covered.
      let touched = shape.box.map { PixelRegion(touchedBy: $0, within: region.rect) } ?? region
      guard !touched.isEmpty, let coverage = CoverageBitmap(region: touched) else { return }
      coverage.draw { cairo in
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        shape.paint(with: cairo, isAntialiased: state.isAntialiased)
      }
      composite(paint, through: coverage, alpha: state.alpha)
      return
    }
    paint.use(in: cairo, alpha: state.alpha)
    cairo_set_operator(cairo, state.blendMode.cairo)
    shape.paint(with: cairo, isAntialiased: state.isAntialiased)
  }

  /// Draws `paint` where `coverage` and the clip's pictures let it.
  private func composite(_ paint: Paint, through coverage: CoverageBitmap, alpha: CGFloat) {
    for mask in state.masks { coverage.cut(by: mask) }
    if state.blendMode.changesBeyondShape {
      // The operator is right where a pixel is covered wholly; the others lie between its result
      // and what is there.
      let below = cairo_get_group_target(cairo)
      cairo_push_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cairo, below, 0, 0)
      cairo_paint(cairo)
      paint.use(in: cairo, alpha: alpha)
      cairo_set_operator(cairo, state.blendMode.cairo)
      cairo_paint(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    } else {
      paint.use(in: cairo, alpha: alpha)
      cairo_set_operator(cairo, state.blendMode.cairo)
    }
    cairo_mask_surface(cairo, coverage.surface, 0, 0)
  }

  /// - Parameter region: what the clip lets be seen.
  private func drawShadow(
    _ shadow: Shadow, of shape: Shape, with paint: Paint, in region: PixelRegion
  ) {
    let offset = shadow.offset.applying(baseTransform)
    let sigma = shadow.blur / 2 * scale
    let reach = (4 * sigma).rounded(.up) + 1
    // Whole pixels are moved when the picture is drawn, the rest when it is made.
    let move = CGPoint(x: offset.width.rounded(.down), y: offset.height.rounded(.down))
    let rest = CGPoint(x: offset.width - move.x, y: offset.height - move.y)
    let seen = region.rect.offsetBy(dx: -move.x, dy: -move.y)
    let box = shape.box?.insetBy(dx: -1, dy: -1).offsetBy(dx: rest.x, dy: rest.y) ?? seen
    // The blurred picture: what is seen, and as far as the shape's blur goes. What is blurred lies
    // around that by as much again.
    let wanted = box.insetBy(dx: -reach, dy: -reach).intersection(seen)
    guard !wanted.isNull, wanted.isFinite,
      let coverage = CoverageBitmap(
        region: PixelRegion(
          touchedBy: wanted.insetBy(dx: -reach, dy: -reach),
          within: box.insetBy(dx: -reach, dy: -reach)))
    else { return }
    coverage.move(by: rest)
    coverage.draw { cairo in
      paint.use(in: cairo, alpha: state.alpha)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      shape.paint(with: cairo, isAntialiased: state.isAntialiased)
    }
    if sigma > 0 { coverage.blur(sigma: sigma) }
    coverage.move(by: CGPoint(x: -move.x, y: -move.y))
    composite(.color(shadow.color), through: coverage, alpha: 1)
  }
}

extension CoverageBitmap {
  /// What is drawn into it from now on lands `offset` farther on than its region says; it is drawn
  /// itself as much before that.
  fileprivate func move(by offset: CGPoint) {
    cairo_surface_set_device_offset(
      surface, offset.x - CGFloat(region.x), offset.y - CGFloat(region.y))
  }

  fileprivate func cut(by mask: ClipMask) {
    guard let inverse = mask.toPixels.inverse else { return }
    draw { cairo in
      let pattern = cairo_pattern_create_for_surface(mask.coverage.surface)!
      var matrix = inverse.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(cairo, pattern)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(cairo)
      cairo_pattern_destroy(pattern)
    }
  }
}
