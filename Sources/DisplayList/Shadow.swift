import CoreGraphics

/// A blurred shape painted beneath a node.
public struct Shadow: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    /// What the node with its children paints.
    case content
    case outline(Outline)
    /// What `image`, stretched over `frame`, paints.
    case image(CGImage, frame: CGRect)
  }

  public var shape: Shape
  public var color: DisplayColor
  /// Points of the node.
  public var offset: CGSize
  /// The standard deviation of the blur: points of the node, not negative.
  public var radius: CGFloat

  public init(shape: Shape, color: DisplayColor, offset: CGSize, radius: CGFloat) {
    (self.shape, self.color, self.offset, self.radius) = (shape, color, offset, radius)
  }
}
