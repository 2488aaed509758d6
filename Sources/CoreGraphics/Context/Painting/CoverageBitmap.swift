internal import CCairo
internal import CDrawing

/// How much of each pixel is covered, 0 to 255, for a part of a context's pixels.
final class CoverageBitmap {
  /// In the context's pixels.
  let region: PixelRegion
  let surface: OpaquePointer

  /// Nothing covered; nil when there is no room for it.
  init?(region: PixelRegion) {
    self.region = region
    let made = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(max(region.width, 1)), Int32(max(region.height, 1)))!
    surface = made
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_surface_set_device_offset(surface, Double(-region.x), Double(-region.y))
  }

  deinit { cairo_surface_destroy(surface) }

  /// What an image covers: its alpha, or its luminance if it has no alpha.
  convenience init?(_ image: CGImage) {
    self.init(region: PixelRegion(x: 0, y: 0, width: image.width, height: image.height))
    withBytes { bytes, stride in
      drawing_extract_mask(
        bytes, stride, image.buffer.pixels, image.buffer.stride, image.width, image.height,
        image.isOpaque)
    }
  }

  /// Calls `draw` with a cairo context for the region, in the context's pixels.
  func draw(_ draw: (OpaquePointer) -> Void) {
    let cairo = cairo_create(surface)!
    draw(cairo)
    cairo_destroy(cairo)
  }

  /// Blurs by a Gaussian of standard deviation `sigma`, in pixels.
  func blur(sigma: CGFloat) {
    let weights = GaussianWeights.weights(sigma: sigma)
    withBytes { bytes, stride in
      _ = drawing_blur(
        bytes, stride, region.width, region.height, sigma, weights, weights.count)
    }
  }

  private func withBytes(_ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    body(bytes, Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }
}
