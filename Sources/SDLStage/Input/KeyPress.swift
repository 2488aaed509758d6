/// A key that a person pressed, with the text that it writes.
package struct KeyPress: Hashable, Sendable {
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    /// The key with the system's logo.
    package static let system = Modifiers(rawValue: 8)
  }

  /// What is printed on the key, in English: "Q", "/", "Left", "Space", "F1"; empty for text that
  /// comes from no key of its own, such as an input method's.
  package var name: String
  /// What is printed on the key that lies there on an American keyboard; empty where that is unknown.
  package var place: String
  package var modifiers: Modifiers
  /// What it writes with these modifiers on the person's keyboard, "?" for instance; empty for keys
  /// that write nothing.
  package var text: String
  /// Whether the key has been held down since an earlier press.
  package var isRepeat: Bool

  package init(
    name: String, place: String = "", modifiers: Modifiers = [], text: String = "",
    isRepeat: Bool = false
  ) {
    self.name = name
    self.place = place
    self.modifiers = modifiers
    self.text = text
    self.isRepeat = isRepeat
  }
}

// MARK: - Keyboards without Latin letters

extension KeyPress {
  /// `name`, or where that is in another script the key's place.
  package var latinName: String { name.isOfAnotherScript && !place.isEmpty ? place : name }

  /// `text`, or where that is in another script what an American keyboard writes there, but for the
  /// second signs of keys that write no letter.
  package var latinText: String {
    guard text.isOfAnotherScript, place.count == 1 else { return text }
    return modifiers.contains(.shift) ? place : place.lowercased()
  }
}

extension String {
  /// Whether it has letters or digits that no Latin alphabet has.
  fileprivate var isOfAnotherScript: Bool {
    unicodeScalars.contains { scalar in
      let isLatin = scalar.value < 0x250 || (0x1e00..<0x1f00).contains(scalar.value)
      let properties = scalar.properties
      return !isLatin && (properties.isAlphabetic || properties.numericType != nil)
    }
  }
}
