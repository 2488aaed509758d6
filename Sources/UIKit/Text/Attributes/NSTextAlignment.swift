import CoreText

/// Where a line stands in the width it has.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// As wide as there is room, by wider spaces; a paragraph's last line stands left.
  case justified = 3
  /// As the language is read: left.
  case natural = 4

  var textAlignment: TextAlignment {
    switch self {
    case .left, .natural: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}
