package import CoreGraphics

/// A line of text at its place.
package struct TextRun: Hashable, Sendable {
  package let text: String
  /// Where its baseline begins, in points, y pointing down.
  package let origin: CGPoint

  package init(text: String, origin: CGPoint) {
    self.text = text
    self.origin = origin
  }
}
