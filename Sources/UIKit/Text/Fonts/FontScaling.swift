import CoreText
import QuartzCore

/// How a font follows the device's text size.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The font at the default text size.
  let base: FontDescriptor
  /// Points; 0 for any size.
  var limit: CGFloat = 0

  func descriptor(at category: UIContentSizeCategory) -> FontDescriptor {
    let wanted = style.scaled(base.size, at: category)
    return FontDescriptor(
      family: base.family, weight: base.weight, size: limit > 0 ? min(wanted, limit) : wanted)
  }
}

extension UIFont {
  /// The font at the text size of now.
  convenience init(following scaling: FontScaling) {
    self.init(scaling.descriptor(at: .current), scaling: scaling)
  }

  /// The same font at the text size of now; one that does not follow it stays as it is.
  func following() -> UIFont { scaling.map { UIFont(following: $0) } ?? self }
}

extension UIFont.TextStyle {
  /// A length that grows as the style does from the default text size on.
  func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
    value * pointSize(at: category) / pointSize(at: .large)
  }
}
