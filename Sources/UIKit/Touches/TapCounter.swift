import QuartzCore

/// Counts landings that follow each other at one place.
struct TapCounter {
  /// How long the next landing may take, in seconds from the one before, and how far away it may be,
  /// in points.
  static let (longestPause, strayDistance): (TimeInterval, CGFloat) = (0.35, 45)

  private var last: (time: TimeInterval, place: CGPoint, count: Int)?

  /// A finger lands. Returns how many have done so in a row.
  mutating func land(at place: CGPoint, time: TimeInterval) -> Int {
    let follows = last.map {
      time - $0.time <= Self.longestPause && place.distance(to: $0.place) <= Self.strayDistance
    }
    let count = follows == true ? (last?.count ?? 0) + 1 : 1
    last = (time, place, count)
    return count
  }
}

extension CGPoint {
  /// Points.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
