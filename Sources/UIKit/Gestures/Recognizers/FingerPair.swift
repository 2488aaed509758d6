import QuartzCore

/// Two fingers, and how they stand to each other.
struct FingerPair: Hashable {
  var first: CGPoint
  var second: CGPoint

  /// Points, at least 1, so that there is always a ratio.
  var distance: CGFloat { max(first.distance(to: second), 1) }

  /// Radians, clockwise from the right.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }

  /// The turn from this to `other`, in radians from −π up to π: the shorter way around.
  func turn(to other: FingerPair) -> CGFloat {
    let turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
    return turn == -.pi ? .pi : turn
  }
}

extension FingerPair {
  /// The first two of `touches`; nil where there are fewer.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count > 1 else { return nil }
    self.init(first: touches[0].position, second: touches[1].position)
  }
}
