import CoreGraphics

/// A rectangle in a node's own coordinates whose four corners are circular arcs.
public struct Outline: Hashable, Codable, Sendable {
  /// Points; width and height are not negative.
  public var rect: CGRect
  /// Points; larger than half the shorter side means half the shorter side.
  public var cornerRadius: CGFloat

  public init(rect: CGRect, cornerRadius: CGFloat = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }

  /// The radius that is drawn: `cornerRadius` kept within what the rectangle has room for.
  public var effectiveRadius: CGFloat {
    max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
  }
}
