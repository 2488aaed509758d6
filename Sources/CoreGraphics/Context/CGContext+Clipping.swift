internal import CCairo

extension CGContext {
  /// Draws only inside the path from now on, which is then gone. An empty path clips nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = takePath()
    guard !elements.isEmpty else { return }
    clip(to: elements, rule)
  }

  /// Draws only inside `rect` from now on.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Draws only inside one of the rectangles from now on.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip(to: takePath(), .winding)
  }

  /// Draws only where `mask` lets it, which is stretched over `rect` as an image would be drawn
  /// there: by its alpha, or, if it has none, by how bright it is.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect, mask: mask, isUpright: false)
  }

  /// The same with the mask's upper edge at the rectangle's least y, if it is upright.
  package func clip(to rect: CGRect, mask: CGImage, isUpright: Bool) {
    clip(to: rect)
    guard let place = placement(of: mask, in: rect, isUpright: isUpright),
      let coverage = CoverageBitmap(mask)
    else { return }
    state.masks.append(ClipMask(coverage: coverage, toPixels: place))
  }

  /// Takes all clips away that were made in the whole context, or in the transparency layer.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.masks = []
  }

  /// Around what can be drawn into, in the user's coordinates; pictures that clip do not count.
  public var boundingBoxOfClipPath: CGRect {
    clipExtents.applying(state.toPixels.inverted())
  }

  /// In pixels.
  var clipExtents: CGRect { cairo.clipExtents }

  private func clip(to elements: [PathElement], _ rule: CGPathFillRule) {
    let shape = Shape.fill(elements, rule)
    if state.isAntialiased, !shape.isExact, let box = shape.box {
      let region = PixelRegion(touchedBy: box, within: clipExtents)
      // cairo's own clip would have the edges of its own shapes.
      if let coverage = CoverageBitmap(region: region) {
        coverage.draw { cairo in
          cairo_set_source_rgba(cairo, 0, 0, 0, 1)
          shape.paint(with: cairo, isAntialiased: true)
        }
        state.masks.append(ClipMask(coverage: coverage, toPixels: .identity))
        cairo_new_path(cairo)
        cairo_rectangle(
          cairo, region.rect.minX, region.rect.minY, region.rect.width, region.rect.height)
        cairo_clip(cairo)
        return
      }
    }
    cairo_set_antialias(
      cairo, state.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_tolerance(cairo, PathGeometry.tolerance)
    PathGeometry.addForFilling(elements, to: cairo)
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }
}
