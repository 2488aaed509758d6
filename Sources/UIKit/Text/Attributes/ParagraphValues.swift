import CoreText
import QuartzCore

/// What a paragraph style holds, as it was set.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0

  /// Points beyond which nothing is shown anyway; keeps sums finite.
  private static let farthest: CGFloat = 1e6

  /// What they come to: heights and spacings below 0 count as 0, as does what is not a number.
  var attributes: ParagraphAttributes {
    func length(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
    }
    func height(_ value: CGFloat) -> CGFloat { max(length(value), 0) }
    var attributes = ParagraphAttributes()
    attributes.alignment = alignment.textAlignment
    attributes.lineBreakMode = lineBreakMode.lineBreakMode
    attributes.lineSpacing = height(lineSpacing)
    attributes.paragraphSpacing = height(paragraphSpacing)
    attributes.paragraphSpacingBefore = height(paragraphSpacingBefore)
    attributes.lineHeightMultiple = height(lineHeightMultiple)
    attributes.minimumLineHeight = height(minimumLineHeight)
    attributes.maximumLineHeight = height(maximumLineHeight)
    attributes.firstLineHeadIndent = height(firstLineHeadIndent)
    attributes.headIndent = height(headIndent)
    attributes.tailIndent = length(tailIndent)
    return attributes
  }
}
