import QuartzCore

/// What a renderer's closure draws into.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills with the colour that was set last.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// What is drawn later shows in `rect` only.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The picture so far.
  public var currentImage: UIImage {
    UIImage(cgContext.image(isOpaque: format.opaque), scale: cgContext.scale)
  }
}
