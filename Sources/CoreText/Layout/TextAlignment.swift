/// Where a line stands in a box wider than it.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  /// As wide as the box, by wider spaces; a paragraph's last line stands left.
  case justified
}
