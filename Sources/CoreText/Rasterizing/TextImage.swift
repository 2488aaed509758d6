package import CoreGraphics

/// Drawn text.
package struct TextImage: Sendable {
  /// Nil when there is nothing to see: no text, spaces only, or everything outside the clip.
  package let image: CGImage?
  /// Where the image belongs, in points in the elements' coordinates; it may reach beyond their box.
  package let frame: CGRect
  /// Each once, in order of appearance.
  package let missing: [MissingCharacter]

  /// The characters of `missing`.
  package var missingCharacters: [Character] { missing.map(\.character) }
}
