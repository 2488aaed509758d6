import CoreGraphics

/// What a trait collection says; nil for what it leaves open.
struct TraitValues: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var level: UIUserInterfaceLevel?
  var direction: UITraitEnvironmentLayoutDirection?
  var contrast: UIAccessibilityContrast?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var contentSize: UIContentSizeCategory?
  var scale: CGFloat?

  /// These, and what `other` says over them.
  func overlaid(by other: TraitValues) -> TraitValues {
    var result = self
    result.idiom = other.idiom ?? idiom
    result.style = other.style ?? style
    result.level = other.level ?? level
    result.direction = other.direction ?? direction
    result.contrast = other.contrast ?? contrast
    result.horizontal = other.horizontal ?? horizontal
    result.vertical = other.vertical ?? vertical
    result.contentSize = other.contentSize ?? contentSize
    result.scale = other.scale ?? scale
    return result
  }

  /// What a colour may depend on.
  var forColors: TraitValues {
    var result = TraitValues()
    (result.idiom, result.style, result.level, result.contrast) = (idiom, style, level, contrast)
    return result
  }

  /// What differs, for the trace: "userInterfaceStyle light → dark".
  func changes(to new: TraitValues) -> [String] {
    func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "unspecified" }
    func change<Value: Equatable>(_ name: String, _ path: KeyPath<TraitValues, Value?>) -> String? {
      let (old, new) = (self[keyPath: path], new[keyPath: path])
      return old == new ? nil : "\(name) \(text(old)) → \(text(new))"
    }
    return [
      change("userInterfaceIdiom", \.idiom), change("userInterfaceStyle", \.style),
      change("userInterfaceLevel", \.level), change("layoutDirection", \.direction),
      change("accessibilityContrast", \.contrast), change("horizontalSizeClass", \.horizontal),
      change("verticalSizeClass", \.vertical), change("displayScale", \.scale),
      contentSize == new.contentSize
        ? nil
        : "preferredContentSizeCategory \(contentSize?.briefly ?? "unspecified") → "
          + "\(new.contentSize?.briefly ?? "unspecified")",
    ].compactMap(\.self)
  }
}

extension UIContentSizeCategory {
  /// As "L" or "AccessibilityXL".
  fileprivate var briefly: String {
    rawValue.hasPrefix("UICTContentSizeCategory")
      ? String(rawValue.dropFirst("UICTContentSizeCategory".count)) : rawValue
  }
}
