/// The part of a way in which an animation runs that was added late or with a delay; its end lies
/// before its start where it runs backwards. Source: 7.6.11.
package struct DrivenWindow: Hashable, Sendable {
  /// Fractions of the way's time.
  package let start: Double
  package let end: Double

  package init(start: Double, end: Double) { (self.start, self.end) = (start, end) }

  package static let whole = DrivenWindow(start: 0, end: 1)

  /// How much of this part has passed, 0…1, at a fraction of the way's time.
  package func fraction(at fraction: Double) -> Double {
    guard start != end else { return 1 }
    return min(max((fraction - start) / (end - start), 0), 1)
  }
}
