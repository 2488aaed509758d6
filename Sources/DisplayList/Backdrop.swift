import CoreGraphics

/// What lies beneath a node, blurred, as the lowest thing that it paints.
///
/// It sees what was painted before it in the innermost group with an opacity or a mask.
public struct Backdrop: Hashable, Codable, Sendable {
  public var outline: Outline
  /// The standard deviation of the blur: points of the node, not negative.
  public var radius: CGFloat
  /// 1 leaves colours as they are, 0 makes them grey.
  public var saturation: CGFloat

  public init(outline: Outline, radius: CGFloat, saturation: CGFloat = 1) {
    (self.outline, self.radius, self.saturation) = (outline, radius, saturation)
  }
}
