internal import CCairo
import CoreGraphics

/// A Gaussian blur as far as cairo can do one: the picture at a quarter of its size, copies of it
/// added up by weight, across and then down, and stretched again.
struct CairoBlur {
  /// Pixels of the picture.
  let sigma: Double

  private static let shrinking = 4

  /// Blurs all that was painted on the target so far.
  func apply(_ cairo: OpaquePointer) {
    let target = cairo_get_target(cairo)!
    let (width, height) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    let small = (1...2).reduce(cairo_surface_reference(target)!) { surface, step in
      let half = resized(
        surface, width: (width >> step) + 1, height: (height >> step) + 1, factor: 0.5)
      cairo_surface_destroy(surface)
      return half
    }
    let across = added(small, x: 1, y: 0)
    let down = added(across, x: 0, y: 1)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let factor = Double(Self.shrinking)
    cairo_scale(cairo, factor, factor)
    use(down, cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_restore(cairo)
    for surface in [small, across, down] { cairo_surface_destroy(surface) }
  }

  private func use(_ surface: OpaquePointer, x: Int = 0, y: Int = 0, _ cairo: OpaquePointer) {
    cairo_set_source_surface(cairo, surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
  }

  private func resized(
    _ surface: OpaquePointer, width: Int, height: Int, factor: Double
  ) -> OpaquePointer {
    let result = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    let cairo = cairo_create(result)!
    cairo_scale(cairo, factor, factor)
    use(surface, cairo)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return result
  }

  /// Copies of `surface`, moved along one axis, added up by the Gaussian's weights.
  private func added(_ surface: OpaquePointer, x: Int, y: Int) -> OpaquePointer {
    let result = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface))!
    let narrow = sigma / Double(Self.shrinking)
    let radius = Int((3 * narrow).rounded(.up))
    let heights = (-radius...radius).map {
      ElementaryFunctions.exponential(-Double($0 * $0) / (2 * narrow * narrow))
    }
    let sum = heights.reduce(0, +)
    // cairo counts in levels; what rounding leaves over or takes too much goes to the middle.
    var levels = heights.map { ($0 / sum * 255).rounded() }
    levels[radius] += 255 - levels.reduce(0, +)
    let cairo = cairo_create(result)!
    cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
    for (index, level) in levels.enumerated() {
      let distance = index - radius
      use(surface, x: distance * x, y: distance * y, cairo)
      cairo_paint_with_alpha(cairo, level / 255)
    }
    cairo_destroy(cairo)
    return result
  }
}
