/// How a gradient layer's colours are laid out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = Self(rawValue: "radial")
  /// Around a middle, from the x axis towards the y axis.
  public static let conic = Self(rawValue: "conic")
}
