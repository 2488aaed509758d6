import CoreText
import QuartzCore

/// Scales fonts and lengths of one's own as a text style grows with the device's text size.
///
/// At the default text size everything stays as it is; else it grows in the proportion in which the
/// style's point size does.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Those of `body`.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(following: FontScaling(style: style, base: font.descriptor))
  }

  /// - Parameter maximumPointSize: how large the font may become; 0 for any size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(
      following: FontScaling(style: style, base: font.descriptor, limit: maximumPointSize))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    style.scaled(value, at: .current)
  }
}
