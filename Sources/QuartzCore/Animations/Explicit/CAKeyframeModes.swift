/// How the values between keyframes come about. Source: 8.4.4.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// There are none.
  public static let discrete = Self(rawValue: "discrete")
  /// At one speed.
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the way.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Its x axis points back.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
