import CoreText

/// What happens to a text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// What is beyond the edge is not seen.
  case byClipping = 2
  /// "…" and the end of the text.
  case byTruncatingHead = 3
  /// The beginning and "…".
  case byTruncatingTail = 4
  /// The beginning, "…" and the end.
  case byTruncatingMiddle = 5

  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
