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
    isEmpty ? UIImage() : UIImage(cgContext.image(), scale: cgContext.scale)
  }
}
