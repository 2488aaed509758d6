/// What is measured: each is a kind of transition, or a part of one.
package enum Workload: String, CaseIterable, Codable, Sendable {
  /// One screen pushes another aside, at fractions of a pixel.
  case slide
  /// One screen appears over another.
  case fade
  /// One screen grows out of the middle of another.
  case scale
  /// A rounded sheet with a shadow comes over a screen that is set back and dimmed.
  case card
  /// A screen turns about its vertical axis, in perspective, and shows another on its back.
  case flip
  /// One screen appears in a growing circle over another.
  case reveal
  /// 200 small rounded pictures turn over a screen, half transparent.
  case small200
  /// 40 lines of text scroll.
  case text40
  /// A screen moves behind glass that covers all of it.
  case blur
}
