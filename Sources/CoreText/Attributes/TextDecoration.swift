package import CoreGraphics

/// A line under a text or through it.
package struct TextDecoration: Hashable, Sendable {
  /// How many strokes the line has, and how thick they are.
  package enum Strokes: Hashable, Sendable {
    case single
    /// Twice as thick as `single`.
    case thick
    case double
  }

  package var strokes = Strokes.single
  /// Lengths along the line, inked and empty in turn, as multiples of the thickness; empty for a
  /// line without gaps.
  package var dashes: [Int] = []
  /// Nil for the text's colour.
  package var color: CGColor?

  package init() {}
}
