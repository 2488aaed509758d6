internal import CoreGraphics

/// Breaks a text into lines. Widths are points from unhinted font units, so that no scale matters.
struct LineBreaker {
  struct Result {
    var lines: [BrokenLine] = []
    /// Whether text is missing, with or without an ellipsis.
    var isTruncated = false
  }

  let text: StyledText
  let clusters: [StyledCluster]
  let box: TextBox

  /// A width that was measured and then computed with still holds its text.
  static let tolerance: CGFloat = 0.001

  init(_ text: StyledText, _ clusters: [StyledCluster], _ box: TextBox) {
    self.text = text
    self.clusters = clusters
    self.box = box
  }

  /// - Parameter limit: the most lines, 0 for any number.
  func lines(limit: Int, _ shelf: inout FontShelf) -> Result {
    var result = Result()
    var start = 0
    // A text that ends in a newline has one more, empty line.
    var isUnfinished = !clusters.isEmpty
    while isUnfinished {
      let end = clusters[start...].firstIndex { $0.cluster.kind == .newline } ?? clusters.endIndex
      let span = clusters[min(start, clusters.endIndex - 1)].span
      let paragraph = text.spans[span].paragraph
      var next = start
      repeat {
        let isPermittedLast = result.lines.count + 1 == limit
        let room = self.room(for: paragraph, isFirstLine: next == start)
        var (content, following) = nextLine(from: next, to: end, room, paragraph, &shelf)
        if isPermittedLast, hasInk(after: following) {
          let mode = box.lastLineMode ?? paragraph.lineBreakMode
          content = cut(next..<end, kept: content, mode, room, &shelf)
          result.isTruncated = true
        } else if following == end, !breaksLines(paragraph),
          shelf.width(of: content[...], in: text) > room
        {
          content = cut(next..<end, kept: content, paragraph.lineBreakMode, room, &shelf)
          result.isTruncated = true
        }
        result.lines.append(
          BrokenLine(
            content: content, width: shelf.width(of: content[...], in: text), span: span,
            isFirst: next == start, isLast: following == end || isPermittedLast))
        next = following
        if isPermittedLast { return result }
      } while next < end
      isUnfinished = end < clusters.endIndex
      start = end + 1
    }
    return result
  }

  /// Whether a paragraph that is too wide gets more lines.
  func breaksLines(_ paragraph: ParagraphAttributes) -> Bool {
    switch paragraph.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      box.manner == .label
    }
  }

  private func room(for paragraph: ParagraphAttributes, isFirstLine: Bool) -> CGFloat {
    let indent = paragraph.indent(isFirstLine: isFirstLine)
    return max(paragraph.tail(in: box.width) - indent, 0) + Self.tolerance
  }

  /// Whether anything but white space follows.
  private func hasInk(after index: Int) -> Bool {
    clusters[index...].contains { $0.cluster.kind != .space && $0.cluster.kind != .newline }
  }
}
