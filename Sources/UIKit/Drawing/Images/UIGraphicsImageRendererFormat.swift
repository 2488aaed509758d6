import QuartzCore

/// How large and of what kind a renderer's pictures are.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat {
  /// Pixels per point; the screen's unless set. Source: 9.6.
  public var scale: CGFloat
  /// Whether the pictures have no alpha; what is not painted is then black.
  public var opaque = false

  public init() { scale = UIScreen.main.scale }

  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}
