import QuartzCore

/// What a renderer's closure draws into.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  /// Whether the picture has no extent, so that what is drawn shows nowhere.
  private let isEmpty: Bool

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat, isEmpty: Bool) {
    cgContext = context
    self.format = format
    self.isEmpty = isEmpty
  }

  /// Fills with the colour that was set last.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// What is drawn later shows in `rect` only.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The picture so far.
  public var currentImage: UIImage {
    isEmpty
      ? UIImage() : UIImage(cgContext.image(isOpaque: format.opaque), scale: cgContext.scale)
  }
}
