import QuartzCore

/// A colour.
public final class UIColor: Sendable {
  public let cgColor: CGColor

  /// sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }
}

extension UIColor: Hashable {
  public static func == (first: UIColor, second: UIColor) -> Bool {
    first.cgColor == second.cgColor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
}
