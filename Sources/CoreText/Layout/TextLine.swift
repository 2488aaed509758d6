package import CoreGraphics

/// A laid-out line of text. Everything is in points, y pointing down from the text's top.
package struct TextLine: Hashable, Sendable {
  /// From left to right; none in an empty line.
  package let segments: [TextSegment]
  /// The width of all segments, set apart as they are drawn.
  package let width: CGFloat
  /// Where the line begins and where it ends at the latest, from the box's left edge; the end is
  /// infinite where the box is.
  package let indent: CGFloat
  package let tail: CGFloat
  package let top: CGFloat
  package let height: CGFloat
  package let baseline: CGFloat
  /// Never `justified`: the segments of a justified line already fill it.
  package let alignment: TextAlignment

  /// What is drawn; spaces at a soft line break are left out.
  package var text: String { segments.map(\.text).joined() }
}
