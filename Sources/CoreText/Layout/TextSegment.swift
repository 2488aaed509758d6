package import CoreGraphics

/// A part of a line whose characters look alike.
package struct TextSegment: Hashable, Sendable {
  /// Characters that are drawn in one go.
  package struct Piece: Hashable, Sendable {
    package let text: String
    /// From the line's beginning.
    package let x: CGFloat
  }

  package let attributes: TextAttributes
  /// From the line's beginning.
  package let x: CGFloat
  package let width: CGFloat
  package let pieces: [Piece]

  package var text: String { pieces.map(\.text).joined() }
}
