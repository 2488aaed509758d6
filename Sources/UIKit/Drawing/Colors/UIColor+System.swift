import QuartzCore

// The values are those of "Color", specifications, in Apple's Human Interface Guidelines (red, green,
// blue; light, dark, and both with increased contrast).
extension UIColor {
  public static let systemRed = UIColor(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  public static let systemGreen = UIColor(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  public static let systemMint = UIColor(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
  public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  public static let systemBlue = UIColor(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  public static let systemBrown = UIColor(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  private convenience init(_ light: Int, _ dark: Int, _ strongLight: Int, _ strongDark: Int) {
    let colors = [light, dark, strongLight, strongDark].map { UIColor(hex: $0) }
    self.init { traits in
      colors[
        (traits.userInterfaceStyle == .dark ? 1 : 0)
          + (traits.accessibilityContrast == .high ? 2 : 0)]
    }
  }

  fileprivate convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}

// What colours are for, rather than what they look like. The values are those that published dumps of
// the colours of iOS 13 and later agree on.
extension UIColor {
  public static let label = UIColor(light: (0x000000, 1), dark: (0xFFFFFF, 1))
  public static let secondaryLabel = UIColor(light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
  public static let tertiaryLabel = UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  public static let quaternaryLabel = UIColor(light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
  public static let placeholderText = UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  public static let link = UIColor(light: (0x007AFF, 1), dark: (0x0984FF, 1))
  public static let separator = UIColor(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6))
  public static let opaqueSeparator = UIColor(light: (0xC6C6C8, 1), dark: (0x38383A, 1))
  public static let systemFill = UIColor(light: (0x787880, 0.2), dark: (0x787880, 0.36))
  public static let secondarySystemFill = UIColor(light: (0x787880, 0.16), dark: (0x787880, 0.32))
  public static let tertiarySystemFill = UIColor(light: (0x767680, 0.12), dark: (0x767680, 0.24))
  public static let quaternarySystemFill = UIColor(light: (0x747480, 0.08), dark: (0x767680, 0.18))
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, raised: 0x1C1C1E)
  public static let secondarySystemBackground = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, raised: 0x2C2C2E)
  public static let tertiarySystemBackground = UIColor(
    light: 0xFFFFFF, dark: 0x2C2C2E, raised: 0x3A3A3C)
  public static let systemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x000000, raised: 0x1C1C1E)
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFFFF, dark: 0x1C1C1E, raised: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x2C2C2E, raised: 0x3A3A3C)

  private convenience init(light: (Int, CGFloat), dark: (Int, CGFloat)) {
    let (light, dark) = (
      UIColor(hex: light.0, alpha: light.1), UIColor(hex: dark.0, alpha: dark.1)
    )
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// - Parameter raised: the dark colour of what lies on another screen, as a sheet does.
  private convenience init(light: Int, dark: Int, raised: Int) {
    let (light, dark, raised) = (UIColor(hex: light), UIColor(hex: dark), UIColor(hex: raised))
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? raised : dark
    }
  }
}
