/// Dashes and gaps by turns.
package struct DashPattern: Hashable, Sendable {
  /// Not empty, none negative, not all 0, an even number.
  package let lengths: [CGFloat]
  package let phase: CGFloat

  /// Nil for a pattern that says nothing.
  package init?(phase: CGFloat, lengths: [CGFloat]) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }),
      case let sum = lengths.reduce(0, +), sum > 0, sum.isFinite
    else { return nil }
    // With an odd number, dashes are gaps the second time.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    self.phase = phase.isFinite ? phase : 0
  }

  var period: CGFloat { lengths.reduce(0, +) }

  /// Which part of the pattern lies at `distance` from the path's beginning, and how much of it is
  /// left.
  func place(at distance: CGFloat) -> (index: Int, rest: CGFloat) {
    var offset = (phase + distance).truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    for (index, length) in lengths.enumerated() {
      if offset < length { return (index, length - offset) }
      offset -= length
    }
    return (0, lengths[0])
  }
}
