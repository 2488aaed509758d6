/// A bundled family of fonts.
package enum FontFamily: String, CaseIterable, Sendable {
  /// Latin, Cyrillic and Greek, in four weights.
  case inter = "Inter"
}
