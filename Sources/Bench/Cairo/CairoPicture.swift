internal import CCairo
import CoreGraphics

/// A picture as a surface of cairo's.
final class CairoPicture {
  let surface: OpaquePointer
  private let pixels: PixelBuffer

  init(_ image: CGImage) {
    pixels = image.buffer
    surface = image.buffer.makeBenchSurface(isOpaque: image.isOpaque)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The shadow of the workload card's sheet, with a margin of three radii.
  static func shadow(of scenes: BenchScenes) -> CairoPicture {
    let (scale, margin) = (scenes.size.scale, 3 * BenchScenes.shadowRadius)
    func pixels(_ points: Double) -> Int { Int(((points + 2 * margin) * scale).rounded(.up)) }
    let buffer = PixelBuffer(width: pixels(scenes.width), height: pixels(scenes.height))
    let picture = CairoPicture(CGImage(buffer: buffer, isOpaque: false))
    let cairo = cairo_create(picture.surface)!
    cairo_scale(cairo, scale, scale)
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.4)
    CairoScenes.addRounded(
      CGRect(x: margin, y: margin, width: scenes.width, height: scenes.height),
      radius: BenchScenes.cornerRadius, cairo)
    cairo_fill(cairo)
    CairoBlur(sigma: BenchScenes.shadowRadius * scale).apply(cairo)
    cairo_destroy(cairo)
    return picture
  }
}

extension PixelBuffer {
  func makeBenchSurface(isOpaque: Bool) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    return cairo_image_surface_create_for_data(
      bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(stride * 4))!
  }
}
