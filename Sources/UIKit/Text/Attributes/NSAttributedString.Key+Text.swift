import CoreText
import QuartzCore

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: AttributeName.font)
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: AttributeName.foregroundColor)
  /// A `UIColor` that fills the line's height.
  public static let backgroundColor = Self(rawValue: AttributeName.backgroundColor)
  /// Points added after each character; 0 leaves the font's own kerning as it is.
  public static let kern = Self(rawValue: AttributeName.kern)
  /// Points by which characters stand above the baseline.
  public static let baselineOffset = Self(rawValue: AttributeName.baselineOffset)
  /// The `rawValue` of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: AttributeName.underlineStyle)
  /// A `UIColor`; the text's without it.
  public static let underlineColor = Self(rawValue: AttributeName.underlineColor)
  /// The `rawValue` of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: AttributeName.strikethroughStyle)
  /// A `UIColor`; the text's without it.
  public static let strikethroughColor = Self(rawValue: AttributeName.strikethroughColor)
  /// An `NSParagraphStyle`; that of a paragraph's first character counts for the whole paragraph.
  public static let paragraphStyle = Self(rawValue: AttributeName.paragraphStyle)
}
