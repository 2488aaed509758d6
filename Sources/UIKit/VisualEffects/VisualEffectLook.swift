import QuartzCore

/// An effect in numbers, all of which can be animated.
struct VisualEffectLook: Equatable {
  /// The standard deviation of the blur, in points.
  let radius: CGFloat
  /// 1 leaves colours as they are; more makes up for what blurring takes from them.
  let saturation: CGFloat
  /// Painted over what is blurred.
  let tint: UIColor

  static let none = VisualEffectLook(radius: 0, saturation: 1, tint: .clear)

  private init(radius: CGFloat, saturation: CGFloat, tint: UIColor) {
    (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
  }

  private init(_ radius: CGFloat, _ saturation: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.init(
      radius: radius, saturation: saturation, tint: UIColor(white: white, alpha: alpha))
  }

  /// One that follows the traits' style.
  private init(_ light: VisualEffectLook, _ dark: VisualEffectLook) {
    let tints = (light.tint, dark.tint)
    self.init(
      radius: light.radius, saturation: light.saturation,
      tint: UIColor { $0.userInterfaceStyle == .dark ? tints.1 : tints.0 })
  }

  /// The one table of what the styles look like. Apple documents none of the numbers; see
  /// docs/compatibility.md.
  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight: self.init(20, 1.8, white: 0.97, alpha: 0.82)
    case .light: self.init(20, 1.8, white: 1, alpha: 0.3)
    case .dark: self.init(20, 1.8, white: 0.11, alpha: 0.73)
    case .regular:
      self.init(.init(20, 1.8, white: 0.97, alpha: 0.5), .init(20, 1.8, white: 0.11, alpha: 0.6))
    case .prominent: self.init(.init(.extraLight), .init(.dark))
    case .systemUltraThinMaterial:
      self.init(.init(.systemUltraThinMaterialLight), .init(.systemUltraThinMaterialDark))
    case .systemThinMaterial:
      self.init(.init(.systemThinMaterialLight), .init(.systemThinMaterialDark))
    case .systemMaterial: self.init(.init(.systemMaterialLight), .init(.systemMaterialDark))
    case .systemThickMaterial:
      self.init(.init(.systemThickMaterialLight), .init(.systemThickMaterialDark))
    case .systemChromeMaterial:
      self.init(.init(.systemChromeMaterialLight), .init(.systemChromeMaterialDark))
    case .systemUltraThinMaterialLight:
      self.init(25, 1.8, white: 0.95, alpha: 0.4)
    case .systemThinMaterialLight:
      self.init(25, 1.8, white: 0.95, alpha: 0.55)
    case .systemMaterialLight: self.init(25, 1.8, white: 0.96, alpha: 0.7)
    case .systemThickMaterialLight:
      self.init(25, 1.8, white: 0.97, alpha: 0.85)
    case .systemChromeMaterialLight:
      self.init(25, 1.8, white: 0.97, alpha: 0.75)
    case .systemUltraThinMaterialDark: self.init(25, 1.8, white: 0.14, alpha: 0.4)
    case .systemThinMaterialDark: self.init(25, 1.8, white: 0.14, alpha: 0.55)
    case .systemMaterialDark: self.init(25, 1.8, white: 0.13, alpha: 0.7)
    case .systemThickMaterialDark: self.init(25, 1.8, white: 0.12, alpha: 0.85)
    case .systemChromeMaterialDark: self.init(25, 1.8, white: 0.11, alpha: 0.75)
    }
  }
}
