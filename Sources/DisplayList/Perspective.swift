import CoreGraphics

/// What makes an affine transform one in perspective: it divides what the transform gives by
/// x·px + y·py + w for the point (px, py).
public struct Perspective: Hashable, Codable, Sendable {
  public var x: Double
  public var y: Double
  public var w: Double

  public init(x: Double, y: Double, w: Double) { (self.x, self.y, self.w) = (x, y, w) }

  /// Of what would be divided by less than this, too near to the eye or behind it, nothing is shown.
  public static let nearest = 1e-3

  /// Divides by 1.
  public static let none = Perspective(x: 0, y: 0, w: 1)
}
