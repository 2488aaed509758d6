import CoreGraphics

/// A line along the inside of an outline, painted over a node's children.
public struct Border: Hashable, Codable, Sendable {
  /// The outer edge.
  public var outline: Outline
  /// Points, more than 0.
  public var width: CGFloat
  public var color: DisplayColor

  public init(outline: Outline, width: CGFloat, color: DisplayColor) {
    (self.outline, self.width, self.color) = (outline, width, color)
  }
}
