internal import CoreGraphics

/// Sets lines one below the other.
struct LineStacker {
  let text: StyledText
  /// Where the next line begins, without the spacing before it.
  private(set) var bottom: CGFloat = 0
  /// The last line's share of `bottom` that only counts when another line follows.
  private(set) var trailingLeading: CGFloat = 0
  private var last: ParagraphAttributes?

  init(text: StyledText) { self.text = text }

  /// The place of `line` below those before it.
  mutating func place(_ line: BrokenLine) -> (top: CGFloat, height: CGFloat, baseline: CGFloat) {
    let paragraph = text.spans[line.span].paragraph
    var top = bottom
    if let last {
      top += last.lineSpacing
      if line.isFirst { top += last.paragraphSpacing + paragraph.paragraphSpacingBefore }
    }
    let natural = naturalHeight(of: line)
    let height = paragraph.lineHeight(natural.ascent + natural.descent + natural.leading)
    // What a line is higher than its fonts ask for stands above the text.
    let baseline = top + height - natural.leading - natural.descent
    bottom = top + height
    trailingLeading = min(natural.leading, height)
    last = paragraph
    return (top, height, baseline)
  }

  /// All lines' height.
  var height: CGFloat { bottom - trailingLeading }

  private func naturalHeight(
    of line: BrokenLine
  ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var spans: [Int] = []
    for item in line.content where spans.last != item.span { spans.append(item.span) }
    if spans.isEmpty { spans = [line.span] }
    var tallest = (
      ascent: -CGFloat.infinity, descent: -CGFloat.infinity, leading: -CGFloat.infinity
    )
    for span in Set(spans) {
      let attributes = text.spans[span].attributes
      let metrics = attributes.font.metrics
      tallest.ascent = max(tallest.ascent, metrics.ascender + attributes.baselineOffset)
      tallest.descent = max(tallest.descent, -metrics.descender - attributes.baselineOffset)
      tallest.leading = max(tallest.leading, metrics.leading)
    }
    return tallest
  }
}
