/// How a layer's corners are curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin gently, further from the corner. Source: 8.5.11.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
