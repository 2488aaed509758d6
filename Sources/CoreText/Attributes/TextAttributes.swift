package import CoreGraphics

/// How characters look: the values of one span of a text.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescriptor
  package var color: CGColor
  /// Fills the lines' height behind the characters.
  package var backgroundColor: CGColor?
  /// Points added after each character, on top of the font's kerning; negative to set it closer.
  package var kern: CGFloat = 0
  /// Points by which the characters stand above the baseline.
  package var baselineOffset: CGFloat = 0
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?

  package init(font: FontDescriptor, color: CGColor = CGColor(gray: 0, alpha: 1)) {
    self.font = font
    self.color = color
  }

  /// The same `factor` times as large; what is measured in points shrinks with the font.
  package func scaled(by factor: CGFloat) -> TextAttributes {
    var scaled = self
    scaled.font = font.scaled(by: factor)
    scaled.kern *= factor
    scaled.baselineOffset *= factor
    return scaled
  }
}
