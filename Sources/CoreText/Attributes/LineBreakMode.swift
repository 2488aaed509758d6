/// What happens to a text that is wider than its box.
package enum LineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words; the last permitted one shows what words fit.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// The line goes on beyond the edge, where it is not seen.
  case byClipping = 2
  /// "…" and the end of the text.
  case byTruncatingHead = 3
  /// The beginning and "…".
  case byTruncatingTail = 4
  /// The beginning, "…" and the end.
  case byTruncatingMiddle = 5
}
