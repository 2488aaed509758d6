/// Where a line stands in a box wider than it.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
}
