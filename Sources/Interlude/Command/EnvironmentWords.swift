import Stage

/// What `--device` and `--variant` say, and how it is said on a strip.
struct EnvironmentWords {
  /// What the program is called, for messages.
  let program: String

  /// - Throws: usage, with the devices whose names are near.
  func device(_ name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    let hint = NearWords.hint(
      for: name.lowercased(), among: Device.all.map(\.name), count: 4)
    throw CommandError.usage(
      "there is no device '\(name)'; \(hint)'\(program) list --devices' shows them")
  }

  /// Words separated by commas, each at most once and none against another.
  ///
  /// - Throws: usage, with the word that is nearest.
  func environment(_ text: String) throws -> StageEnvironment {
    var environment = StageEnvironment()
    var taken: [String: String] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part)
      guard let variant = Self.variants.first(where: { $0.word.lowercased() == word.lowercased() })
      else {
        let hint = NearWords.hint(for: word, among: Self.variants.map(\.word))
        throw CommandError.usage(
          "there is no variant '\(word)'; \(hint)see '\(program) render --help'")
      }
      if let other = taken.updateValue(variant.word, forKey: variant.aspect) {
        throw CommandError.usage(
          other == variant.word
            ? "--variant has '\(word)' twice"
            : "--variant cannot be both '\(other)' and '\(variant.word)'")
      }
      variant.apply(&environment)
    }
    return environment
  }

  /// What is not as by default, in the order of the table.
  static func words(_ environment: StageEnvironment) -> [String] {
    variants.filter { variant in
      var plain = StageEnvironment()
      variant.apply(&plain)
      guard plain != StageEnvironment() else { return false }
      var same = environment
      variant.apply(&same)
      return same == environment && !variant.isOtherName
    }.map(\.word)
  }

  private struct Variant: Sendable {
    let word: String
    /// Of words with the same, one can be said.
    let aspect: String
    var isOtherName = false
    let apply: @Sendable (inout StageEnvironment) -> Void
  }

  private static let variants: [Variant] =
    [
      Variant(word: "light", aspect: "appearance") { $0.appearance = .light },
      Variant(word: "dark", aspect: "appearance") { $0.appearance = .dark },
      Variant(word: "ltr", aspect: "direction") { $0.direction = .leftToRight },
      Variant(word: "rtl", aspect: "direction") { $0.direction = .rightToLeft },
      Variant(word: "portrait", aspect: "orientation") { $0.orientation = .portrait },
      Variant(word: "landscape", aspect: "orientation") { $0.orientation = .landscapeRight },
      Variant(word: "landscape-right", aspect: "orientation", isOtherName: true) {
        $0.orientation = .landscapeRight
      },
      Variant(word: "landscape-left", aspect: "orientation") { $0.orientation = .landscapeLeft },
      Variant(word: "upside-down", aspect: "orientation") { $0.orientation = .portraitUpsideDown },
      Variant(word: "reduce-motion", aspect: "motion") { $0.reducesMotion = true },
      Variant(word: "increase-contrast", aspect: "contrast") { $0.increasesContrast = true },
    ]
    + StageEnvironment.TextSize.allCases.map { size in
      Variant(word: "text-\(size.rawValue)", aspect: "text") { $0.textSize = size }
    }
}
