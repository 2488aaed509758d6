package import CoreGraphics

/// A text broken into lines: a pure function of text and box, independent of any scale.
package struct TextLayout: Hashable, Sendable {
  package let lines: [TextLine]
  /// The rightmost line's end with the indent before it, and all lines' height.
  package let size: CGSize
  /// Whether text was left out, with or without an ellipsis.
  package let isTruncated: Bool

  /// Breaks `text` into lines as wide as `box`.
  ///
  /// Lines break at newlines, else after spaces and after hyphens between words, else, where one
  /// word is too long, before any character; every line has at least one. An empty text has no
  /// lines.
  package init(_ text: StyledText, in box: TextBox = TextBox()) {
    self = FontLibrary.withShelf { shelf in
      let breaker = LineBreaker(text, shelf.clusters(of: text), box)
      let tallest = TextLayout.mostLines(of: text, in: box)
      let limit = min(box.lineLimit > 0 ? box.lineLimit : .max, tallest)
      let layout = TextLayout(breaker, limit: limit, &shelf)
      // What is cut, and where, depends on how many lines fit, and that on their heights.
      let fitting = layout.linesFitting(box.height)
      if fitting == layout.lines.count { return layout }
      return TextLayout(breaker, limit: fitting, &shelf)
    }
  }

  private init(_ breaker: LineBreaker, limit: Int, _ shelf: inout FontShelf) {
    let broken = breaker.lines(limit: limit, &shelf)
    var stacker = LineStacker(text: breaker.text)
    lines = broken.lines.map { line in
      TextLine(line, stacker.place(line), breaker.text, breaker.box, &shelf)
    }
    size = CGSize(
      width: lines.map { $0.indent + $0.width }.max() ?? 0,
      height: max(stacker.height, 0))
    isTruncated = broken.isTruncated
  }

  /// A line fits though a hundredth of it does not.
  private static let tolerance: CGFloat = 0.01

  /// How many of the first lines end within `height`; at least one.
  private func linesFitting(_ height: CGFloat) -> Int {
    let count = lines.prefix { $0.top + (1 - Self.tolerance) * $0.height <= height }.count
    return lines.isEmpty ? 0 : max(count, 1)
  }

  /// No fewer than fit into the box, so that no more are made of a long text; more than any text has
  /// where lines have no height.
  private static func mostLines(of text: StyledText, in box: TextBox) -> Int {
    let heights = text.spans.map { span in
      span.paragraph.lineHeight(span.attributes.font.metrics.lineHeight)
    }
    guard let lowest = heights.min(), lowest > 0 else { return .max }
    let count = (max(box.height, 0) / lowest).rounded(.up) + 2
    return count < 1e9 ? Int(count) : .max
  }
}

extension TextLine {
  fileprivate init(
    _ line: BrokenLine, _ place: (top: CGFloat, height: CGFloat, baseline: CGFloat),
    _ text: StyledText, _ box: TextBox, _ shelf: inout FontShelf
  ) {
    let paragraph = text.spans[line.span].paragraph
    indent = paragraph.indent(isFirstLine: line.isFirst)
    tail = paragraph.tail(in: box.width)
    let isJustified = paragraph.alignment == .justified && !line.isLast
    let setter =
      isJustified
      ? LineSetter.justifying(line, to: tail - indent, in: text) : LineSetter(text: text)
    segments = setter.segments(of: line, &shelf)
    width = setter.extraSpace > 0 ? tail - indent : line.width
    (top, height, baseline) = place
    alignment = paragraph.alignment == .justified ? .left : paragraph.alignment
  }
}
