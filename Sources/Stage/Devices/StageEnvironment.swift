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

  /// The text size that a person has chosen; `L` is the default, the last five are for accessibility.
  public enum TextSize: String, CaseIterable, Codable, Sendable {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
  }

  public var appearance = Appearance.light
  public var direction = Direction.leftToRight
  public var orientation = Orientation.portrait
  public var textSize = TextSize.L
  public var increasesContrast = false
  public var reducesMotion = false

  public init() {}
}
