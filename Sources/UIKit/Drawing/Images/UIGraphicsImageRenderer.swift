import QuartzCore

/// Makes pictures from what a closure draws.
@preconcurrency @MainActor open class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// - Parameter size: points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// - Parameter bounds: what of the closure's coordinates the picture shows.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The picture that `actions` draws; while it runs, its context is the current one.
  ///
  /// Without an extent it is a picture of nothing, whatever is drawn. A side of more than 16384
  /// pixels is a mistake.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 ? format.scale : UIScreen.main.scale
    let isEmpty = requireExtent(at: scale)
    let context = CGContext(
      size: isEmpty ? .zero : bounds.size, scale: scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    let rendererContext = UIGraphicsImageRendererContext(
      context, format: format, isEmpty: isEmpty)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  /// The picture that `actions` draws, as a PNG file; empty when there is no memory for it.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).cgImage?.encodedPNG() ?? Data()
  }

  /// The picture that `actions` draws, as a JPEG file, on white where it is not opaque.
  ///
  /// - Parameter compressionQuality: from 0, the smallest, to 1, the best.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).cgImage?.encodedJPEG(quality: compressionQuality) ?? Data()
  }

  /// Stops at sizes that no picture can have; returns whether there is nothing to draw on.
  private func requireExtent(at scale: CGFloat) -> Bool {
    let size = bounds.size
    let pixels = [size.width, size.height].map { ($0 * scale).rounded(.up) }
    let limit = PixelBuffer.largestSide
    // Written so that what is no number fails.
    require(
      pixels.allSatisfy { $0 <= CGFloat(limit) },
      """
      UIGraphicsImageRenderer: \(size.width) x \(size.height) points at scale \(scale) are \
      \(pixels[0]) x \(pixels[1]) pixels; a side can have \(limit) pixels at most
      """)
    return size.width <= 0 || size.height <= 0
  }
}
