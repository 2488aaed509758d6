import CoreText
import QuartzCore

extension UILabel {
  /// The text as it stands in `rect`; what is wider than it is cut off.
  func textImage(in rect: CGRect, scale: CGFloat) -> TextImage {
    let (layout, top) = fittedLayout(in: rect.size)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top)
    var elements = layout.elements(in: rect.width, at: origin)
    if let shadowColor {
      elements =
        elements.shadow(
          shadowColor.resolvedColor(with: traitCollection).cgColor, shadowOffset) + elements
    }
    let isTooWide = layout.size.width > rect.width + 0.001
    return TextRasterizer.image(of: elements, scale: scale, clip: isTooWide ? rect : .infinite)
  }

  /// Makes the layer's contents.
  func displayText() {
    let context = layer.context ?? .current
    let scale = context.outputScale
    if drawsThroughOverrides(scale: scale) {
      displayDrawing(scale: scale)
    } else {
      let drawn = textImage(in: bounds, scale: scale)
      drawn.tellMissing(in: context)
      layer.setContents(drawn.image, frame: drawn.frame)
    }
  }

  /// More pixels than any screen has; so large a label shows its text as it is.
  private static var mostPixels: CGFloat { 16_777_216 }

  /// Whether a subclass may draw its text in its own way, and into a bitmap that can be had.
  private func drawsThroughOverrides(scale: CGFloat) -> Bool {
    let area = bounds.width * bounds.height * scale * scale
    return type(of: self) != UILabel.self && area > 0 && area < Self.mostPixels
      && max(bounds.width, bounds.height) * scale <= CGFloat(PixelBuffer.largestSide)
  }

  private func displayDrawing(scale: CGFloat) {
    let context = CGContext(size: bounds.size, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    drawText(in: bounds)
    UIGraphicsPopContext()
    let image = context.image()
    layer.setContents(
      image,
      frame: CGRect(
        x: bounds.minX, y: bounds.minY, width: CGFloat(image.width) / scale,
        height: CGFloat(image.height) / scale))
  }
}
