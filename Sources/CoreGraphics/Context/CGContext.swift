internal import CCairo

/// Draws into a bitmap. The origin is at the upper left and y points down, as in UIKit's contexts.
public final class CGContext {
  package let buffer: PixelBuffer
  /// Pixels per point.
  package let scale: CGFloat
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private var fillColor = CGColor(gray: 0, alpha: 1)
  private var savedFillColors: [CGColor] = []

  /// A transparent bitmap of `size` points, at least one pixel, at most
  /// `PixelBuffer.largestSide` on a side.
  package init(size: CGSize, scale: CGFloat) {
    func pixels(_ points: CGFloat) -> Int {
      let count = (points * scale).rounded(.up)
      return count.isFinite ? Int(min(max(count, 1), CGFloat(PixelBuffer.largestSide))) : 1
    }
    buffer = PixelBuffer(width: pixels(size.width), height: pixels(size.height))
    self.scale = scale
    surface = Self.surface(for: buffer)
    cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The bitmap as it is now, apart from what is drawn later.
  package func image(isOpaque: Bool) -> CGImage {
    cairo_surface_flush(surface)
    let copy = PixelBuffer(width: buffer.width, height: buffer.height)
    memcpy(copy.pixels, buffer.pixels, buffer.stride * buffer.height * 4)
    return CGImage(buffer: copy, isOpaque: isOpaque)
  }

  // cairo's ARGB32 is premultiplied and in the machine's byte order, as PixelBuffer is.
  private static func surface(for buffer: PixelBuffer) -> OpaquePointer {
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(buffer.pixels).assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride * 4))
  }
}

// MARK: - State

extension CGContext {
  /// Puts the transform, the clip and the colour aside until `restoreGState()`.
  public func saveGState() {
    cairo_save(cairo)
    savedFillColors.append(fillColor)
  }

  public func restoreGState() {
    // More restores than saves are ignored, as they are on iOS but for a message.
    guard let color = savedFillColors.popLast() else { return }
    cairo_restore(cairo)
    fillColor = color
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns by `angle` radians, clockwise on the screen when positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// First `transform`, then what the context did before. One that cannot be undone is left out.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.inverse != nil else { return }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(cairo, &matrix)
  }

  public func setFillColor(_ color: CGColor) { fillColor = color }

  /// Draws only inside `rect` from now on.
  public func clip(to rect: CGRect) {
    cairo_rectangle(cairo, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    cairo_clip(cairo)
  }
}

// MARK: - Drawing

extension CGContext {
  public func fill(_ rect: CGRect) {
    cairo_set_source_rgba(
      cairo, fillColor.red, fillColor.green, fillColor.blue, fillColor.alpha)
    cairo_rectangle(cairo, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    cairo_fill(cairo)
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Makes `rect` transparent.
  public func clear(_ rect: CGRect) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_rectangle(cairo, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Stretches `image`, upright, over `rect`.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {
    guard rect.width != 0, rect.height != 0, rect.isFinite else { return }
    let source = Self.surface(for: image.buffer)
    defer { cairo_surface_destroy(source) }
    cairo_save(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(
      cairo, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    cairo_set_source_surface(cairo, source, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    // Beyond its edge the image goes on, so that the edge does not fade.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
    cairo_clip(cairo)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_restore(cairo)
  }
}
