/// A rectangle filled by a gradient.
package struct GradientDrawing: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Along the line from the start to the end, and the same across.
    case axial
    /// In ellipses around the start, to the one that the end's distances in x and y span.
    case radial
    /// By the direction from the start, beginning at that of the end, from x towards y.
    case conic
  }

  package var kind = Kind.axial
  package var colors: [CGColor] = []
  /// From 0 to 1, as many as there are colours; nil spreads them evenly.
  package var locations: [CGFloat]?
  /// As fractions of the rectangle.
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  package init() {}
}
