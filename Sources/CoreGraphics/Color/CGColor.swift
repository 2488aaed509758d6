/// A colour in sRGB with straight (not premultiplied) alpha; components run from 0 to 1.
public final class CGColor: Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  public let alpha: CGFloat

  /// Components outside 0…1 are clamped; what is no number counts as 0.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ x: CGFloat) -> CGFloat { x > 0 ? min(x, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGColor: Hashable {
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.red == second.red && first.green == second.green && first.blue == second.blue
      && first.alpha == second.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
