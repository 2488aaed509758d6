internal import CPixelFormats

extension CGImage {
  /// The part of the picture in `rect`, whose sides are moved outwards to whole pixels; nil where
  /// the picture has none of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (left, top) = (Int(part.minX.rounded(.down)), Int(part.minY.rounded(.down)))
    let (right, bottom) = (Int(part.maxX.rounded(.up)), Int(part.maxY.rounded(.up)))
    if left == 0, top == 0, right == width, bottom == height { return self }
    let result = PixelBuffer(width: right - left, height: bottom - top)
    pixel_formats_gather(
      result.pixels, result.stride, result.width, result.height, buffer.row(top) + left, 1,
      buffer.stride)
    return CGImage(buffer: result, isOpaque: isOpaque)
  }

  /// `width` x `height` pixels of copies side by side, from the upper left.
  package func repeated(width: Int, height: Int) -> CGImage {
    let result = PixelBuffer(width: width, height: height)
    pixel_formats_repeat(
      result.pixels, result.stride, width, height, buffer.pixels, buffer.stride, self.width,
      self.height)
    return CGImage(buffer: result, isOpaque: isOpaque)
  }

  /// `color` where the picture is, by its alpha.
  package func tinted(_ color: CGColor) -> CGImage {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    let context = CGContext(size: area.size, scale: 1)
    context.drawUpright(self, in: area)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(area)
    return context.image()
  }
}
