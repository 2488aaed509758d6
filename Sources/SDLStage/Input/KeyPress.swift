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
  package var modifiers: Modifiers
  /// What it writes with these modifiers on the person's keyboard, "?" for instance; empty for keys
  /// that write nothing.
  package var text: String
  /// Whether the key has been held down since an earlier press.
  package var isRepeat: Bool

  package init(
    name: String, modifiers: Modifiers = [], text: String = "", isRepeat: Bool = false
  ) {
    self.name = name
    self.modifiers = modifiers
    self.text = text
    self.isRepeat = isRepeat
  }
}
