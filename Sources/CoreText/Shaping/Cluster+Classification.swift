extension Cluster.Kind {
  init(_ character: Character) {
    if character.isNewline {
      self = .newline
    } else if Self.hyphens.contains(character) {
      self = .hyphen
    } else if let first = character.unicodeScalars.first, Self.isBreakableSpace(first) {
      self = .space
    } else {
      self = .ordinary
    }
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2014}"]

  /// Spaces except the three that glue their neighbours together; the zero-width space too.
  private static func isBreakableSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x200B: true
    case 0xA0, 0x2007, 0x202F: false
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }
}

extension Cluster {
  /// A white square, which every bundled face has: it stands for what a face lacks.
  static let box: Unicode.Scalar = "\u{25A1}"

  private static let undrawn: Set<Unicode.GeneralCategory> = [
    .control, .lineSeparator, .paragraphSeparator,
  ]

  /// The scalars to draw for a character, and whether a box stands for (part of) it.
  ///
  /// A character whose base is missing becomes one box, however many scalars it has; a missing
  /// mark becomes a box after its base. Control and default-ignorable scalars draw nothing; a tab
  /// is four spaces.
  static func drawnScalars(
    of character: String, provided: (Unicode.Scalar) -> Bool
  ) -> (scalars: [Unicode.Scalar], isMissing: Bool) {
    if character == "\t" { return (Array(repeating: " ", count: 4), false) }
    let visible = Array(character.unicodeScalars).filter {
      !Self.undrawn.contains($0.properties.generalCategory)
        && !$0.properties.isDefaultIgnorableCodePoint
    }
    guard let base = visible.first else { return ([], false) }
    if !provided(base) { return ([box], true) }
    return (visible.map { provided($0) ? $0 : box }, !visible.allSatisfy(provided))
  }
}
