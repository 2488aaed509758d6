import CoreText
import QuartzCore

/// A font at one size. The system font is the bundled Inter.
public final class UIFont: Sendable {
  let descriptor: FontDescriptor
  /// How it follows the device's text size; nil when it does not.
  let scaling: FontScaling?

  init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
    self.descriptor = descriptor
    self.scaling = scaling
  }

  /// Points; a size that is not above 0 means `systemFontSize`.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The bundled faces are regular, medium, semibold and bold; other weights get the nearest.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : systemFontSize
    return UIFont(FontDescriptor(weight: weight.weightClass, size: size))
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : pointSize
    return UIFont(FontDescriptor(family: descriptor.family, weight: descriptor.weight, size: size))
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  public var pointSize: CGFloat { descriptor.size }
  /// From the baseline up.
  public var ascender: CGFloat { descriptor.metrics.ascender }
  /// From the baseline down, so negative.
  public var descender: CGFloat { descriptor.metrics.descender }
  public var leading: CGFloat { descriptor.metrics.leading }
  public var lineHeight: CGFloat { descriptor.metrics.lineHeight }
  public var capHeight: CGFloat { descriptor.metrics.capHeight }
  public var xHeight: CGFloat { descriptor.metrics.xHeight }
}

extension UIFont: Hashable {
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.descriptor == second.descriptor
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}

extension UIFont: TextAttributeObject {
  package var attributeValue: TextAttributeValue { .font(descriptor) }
}
