/// A character for which a box is drawn.
package struct MissingCharacter: Hashable, Sendable {
  package let character: Character
  /// The face that has no glyph for it.
  package let face: FontFace
}
