import CoreGraphics

/// An sRGB colour with straight alpha as a plain value; components are in 0…1.
public struct DisplayColor: Hashable, Codable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Premultiplied 0xAARRGGBB, each component rounded to the nearest of 256 levels.
  package var premultipliedPixel: UInt32 {
    func level(_ x: Double) -> UInt32 { UInt32((x * 255).rounded()) }
    return level(alpha) << 24 | level(red * alpha) << 16 | level(green * alpha) << 8
      | level(blue * alpha)
  }
}
