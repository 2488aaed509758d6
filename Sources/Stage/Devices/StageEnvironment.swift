/// What a person has set on the device, and how it is held.
public struct StageEnvironment: Hashable, Codable, Sendable {
  public enum Appearance: String, CaseIterable, Codable, Sendable { case light, dark }

  public enum Direction: String, CaseIterable, Codable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Which way up the interface is to stand; a controller may refuse it.
  public enum Orientation: String, CaseIterable, Codable, Sendable {
    case portrait
    case portraitUpsideDown = "upside-down"
    /// The device's upper end is at the right.
    case landscapeLeft = "landscape-left"
    /// The device's upper end is at the left.
    case landscapeRight = "landscape-right"

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The text size that a person has chosen; `large` is the default, the last five are for accessibility.
  public enum TextSize: String, CaseIterable, Codable, Sendable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"
  }

  public var appearance = Appearance.light
  public var direction = Direction.leftToRight
  public var orientation = Orientation.portrait
  public var textSize = TextSize.large
  public var increasesContrast = false
  public var reducesMotion = false

  public init() {}
}
