/// A character of a text as it is measured, broken into lines and drawn.
struct Cluster {
  enum Kind {
    case ordinary
    /// A line may break after it, and at the break it takes no room.
    case space
    /// A line may break after it when it joins two words.
    case hyphen
    case newline
  }

  /// As it is spelt in the text.
  var character: Character
  let kind: Kind
  /// What is handed to the rasteriser: UTF-8 without NUL, empty for what takes no room.
  let utf8: [UInt8]
  /// The width it would have alone, in font units.
  let advance: Int
  /// Whether the face has no glyph for (part of) it and a box is drawn.
  let isMissing: Bool
}
