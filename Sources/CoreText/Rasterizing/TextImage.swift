package import CoreGraphics

/// Drawn text.
package struct TextImage: Sendable {
  /// Nil when there is nothing to see: no text, spaces only, or everything outside the clip.
  package let image: CGImage?
  /// Where the image belongs, in points in the runs' coordinates; it may reach beyond their box.
  package let frame: CGRect
  /// The characters for which a box was drawn, each once, in order of appearance.
  package let missingCharacters: [Character]
}
