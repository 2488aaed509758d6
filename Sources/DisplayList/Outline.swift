import CoreGraphics

/// A rectangle in a node's own coordinates with rounded corners.
public struct Outline: Hashable, Sendable {
  /// How a corner's curve runs.
  public enum Curve: String, Hashable, Codable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Its curvature grows slowly from 0: the curve begins 1.528665 radii before the corner.
    /// Source: 8.5.11.
    case continuous
  }

  /// Corners of a rectangle whose y points down.
  public struct Corners: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upperLeft = Corners(rawValue: 1)
    public static let upperRight = Corners(rawValue: 2)
    public static let lowerLeft = Corners(rawValue: 4)
    public static let lowerRight = Corners(rawValue: 8)
    public static let all = Corners(rawValue: 15)
  }

  /// Points; width and height are not negative.
  public var rect: CGRect
  /// Points; larger than half the shorter side means half the shorter side.
  public var cornerRadius: CGFloat
  /// The ones that are rounded.
  public var corners: Corners
  public var curve: Curve

  public init(
    rect: CGRect, cornerRadius: CGFloat = 0, corners: Corners = .all, curve: Curve = .circular
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.curve = curve
  }

  /// The radius that is drawn: `cornerRadius` kept within what the rectangle has room for; 0 if no
  /// corner is rounded.
  public var effectiveRadius: CGFloat {
    corners.isEmpty ? 0 : max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
  }

  /// The outline that lies everywhere `distance` points further inside; nil where nothing is left.
  public func inset(by distance: CGFloat) -> Outline? {
    let inner = rect.insetBy(dx: distance, dy: distance)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return nil }
    return Outline(
      rect: inner, cornerRadius: max(effectiveRadius - distance, 0), corners: corners, curve: curve)
  }
}

extension Outline: Codable {
  private enum CodingKeys: String, CodingKey { case rect, cornerRadius, corners, curve }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    rect = try values.decode(CGRect.self, forKey: .rect)
    cornerRadius = try values.decode(CGFloat.self, forKey: .cornerRadius)
    corners = try values.decodeIfPresent(Corners.self, forKey: .corners) ?? .all
    curve = try values.decodeIfPresent(Curve.self, forKey: .curve) ?? .circular
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(rect, forKey: .rect)
    try values.encode(cornerRadius, forKey: .cornerRadius)
    if corners != .all { try values.encode(corners, forKey: .corners) }
    if curve != .circular { try values.encode(curve, forKey: .curve) }
  }
}
