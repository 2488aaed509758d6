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
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode) { $0.fill(rect) }
  }

  /// Draws a line around `rect`, within it, in the stroke colour.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode) { context in
      context.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// What is drawn later shows in `rect` only.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// The picture so far.
  public var currentImage: UIImage {
    UIImage(cgContext.image(), scale: cgContext.scale)
  }
}
