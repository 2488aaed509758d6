import CoreGraphics
import QuartzCore

/// What a part of the interface is shown in: how much room there is, how light it is, which way it
/// reads. It never changes; what it leaves open is unspecified.
public final class UITraitCollection: Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// One that says nothing.
  public convenience init() { self.init(TraitValues()) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSize ?? .unspecified
  }
  /// The device's pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.scale ?? 0 }

  /// Whether this one says all that `trait` says, and the same.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(by: trait.values) == values
  }

  /// Whether a colour may look different in the two.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.forColors != (traitCollection?.values.forColors ?? TraitValues())
  }
}

extension UITraitCollection: Hashable {
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first === second || first.values == second.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

// MARK: - Making

extension UITraitCollection {
  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  /// The later ones count where several say something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom == .unspecified ? nil : idiom }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel == .unspecified ? nil : userInterfaceLevel }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection == .unspecified ? nil : layoutDirection }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast == .unspecified ? nil : accessibilityContrast }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass == .unspecified ? nil : verticalSizeClass }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init {
      $0.contentSize =
        preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
    }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.scale = scale > 0 ? scale : nil }
  }
}
