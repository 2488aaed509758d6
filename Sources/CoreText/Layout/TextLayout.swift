package import CoreGraphics

/// A text broken into lines: a pure function of text, font, width and line limit.
///
/// Everything is in points, y pointing down from the text's top, and independent of any scale.
package struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// What is drawn; spaces at a soft line break are left out.
    package let text: String
    /// The unhinted width of `text`.
    package let width: CGFloat
    /// From the text's top to the line's baseline.
    package let baseline: CGFloat
  }

  package let font: FontDescriptor
  package let lines: [Line]
  /// The widest line's width, and all lines' height.
  package let size: CGSize
  /// Whether text was left out and an ellipsis shows it.
  package let isTruncated: Bool
  /// Characters of the laid-out lines for which a box is drawn, each once.
  package let missingCharacters: [Character]

  /// Breaks `text` into lines at most `width` wide.
  ///
  /// Lines break at newlines, else after spaces and after hyphens between words, else, where one
  /// word is too long, before any character; every line has at least one. An empty text has no
  /// lines.
  ///
  /// - Parameters:
  ///   - width: negative counts as 0; infinite or NaN sets each paragraph in one line.
  ///   - lineLimit: the most lines to make, 0 for any number; when more would be needed the last
  ///     one ends in "…".
  package init(
    _ text: String, font: FontDescriptor, width: CGFloat = .infinity, lineLimit: Int = 0
  ) {
    let face = font.face
    let available = LineBreaker.units(width, font)
    let broken = FontLibrary.withShelf { shelf in
      LineBreaker(clusters: shelf.clusters(of: text, face), face: face, width: available)
        .lines(limit: lineLimit, &shelf)
    }
    let metrics = font.metrics
    self.font = font
    lines = broken.lines.enumerated().map { index, line in
      Line(
        text: line.text, width: CGFloat(line.width) * font.pointsPerUnit,
        baseline: metrics.ascender + CGFloat(index) * metrics.lineHeight)
    }
    size = CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.isEmpty
        ? 0 : CGFloat(lines.count) * metrics.lineHeight - metrics.leading)
    isTruncated = broken.isTruncated
    missingCharacters = broken.missing
  }
}
