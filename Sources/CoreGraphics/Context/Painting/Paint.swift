internal import CCairo

/// What the pixels of a shape are painted with.
enum Paint {
  case color(CGColor)
  case gradient(CGGradient, GradientGeometry, CGGradientDrawingOptions, toPixels: CGAffineTransform)
  /// The transform maps the image's pixels to the context's.
  case image(CGImage, toPixels: CGAffineTransform, CGInterpolationQuality)
  /// What was drawn as a group, where it was drawn.
  case group(OpaquePointer)

  /// Makes it `cairo`'s source, `alpha` times as opaque as it is.
  func use(in cairo: OpaquePointer, alpha: CGFloat) {
    switch self {
    case .color(let color):
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
    case .gradient(let gradient, let geometry, let options, let toPixels):
      let pattern = geometry.pattern
      for stop in gradient.stops(options) {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.alpha * alpha)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      use(pattern, toPixels, in: cairo)
      cairo_pattern_destroy(pattern)
    case .image(let image, let toPixels, let quality):
      let surface = image.buffer.makeSurface(CAIRO_FORMAT_ARGB32)
      let pattern = cairo_pattern_create_for_surface(surface)!
      cairo_pattern_set_filter(pattern, quality.cairo)
      // Beyond its edge the image goes on, so that the edge does not fade.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      fade(cairo, alpha) { use(pattern, toPixels, in: cairo) }
      cairo_pattern_destroy(pattern)
      cairo_surface_destroy(surface)
    case .group(let pattern):
      fade(cairo, alpha) { cairo_set_source(cairo, pattern) }
    }
  }

  private func use(
    _ pattern: OpaquePointer, _ toPixels: CGAffineTransform, in cairo: OpaquePointer
  ) {
    guard let inverse = toPixels.inverse else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
      return
    }
    var matrix = inverse.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
  }

  /// Makes what `use` sets the source, through a group of its own where it is not opaque.
  private func fade(_ cairo: OpaquePointer, _ alpha: CGFloat, _ use: () -> Void) {
    guard alpha < 1 else { return use() }
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_COLOR_ALPHA)
    use()
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_pop_group_to_source(cairo)
  }
}

extension PixelBuffer {
  // cairo's ARGB32 is premultiplied and in the machine's byte order, as PixelBuffer is.
  func makeSurface(_ format: cairo_format_t) -> OpaquePointer {
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), format, Int32(width),
      Int32(height), Int32(stride * 4))
  }
}
