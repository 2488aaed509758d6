package import CoreGraphics

/// How the lines of a paragraph are set; lengths are points.
package struct ParagraphAttributes: Hashable, Sendable {
  package var alignment = TextAlignment.left
  package var lineBreakMode = LineBreakMode.byWordWrapping
  /// Between one line's bottom and the next one's top.
  package var lineSpacing: CGFloat = 0
  /// After the paragraph, unless it is the last.
  package var paragraphSpacing: CGFloat = 0
  /// Before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// Times the font's own line height; 0 for 1. What is added stands above the text.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 for none.
  package var maximumLineHeight: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Where lines end: from the left when positive, else from the right.
  package var tailIndent: CGFloat = 0

  package init() {}

  /// A line's height when the fonts ask for `natural`.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }

  /// Where lines end in a box of this width.
  func tail(in width: CGFloat) -> CGFloat { tailIndent > 0 ? tailIndent : width + tailIndent }
}
