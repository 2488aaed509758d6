import QuartzCore

/// Counts taps that follow each other at one place.
struct TapCounter {
  /// How long the next landing may take, in seconds from when the finger before lifted, and how far a
  /// finger may stray, and land from there, in points; for everyone who counts taps.
  static let (longestPause, strayDistance): (TimeInterval, CGFloat) = (0.35, 45)

  private struct Tap {
    var place: CGPoint
    var count: Int
  }

  /// Fingers that are down, by the numbers of their touches, with where they landed.
  private var down: [Int: Tap] = [:]
  /// Taps that another may follow.
  private var recent: [(tap: Tap, lifted: TimeInterval)] = []

  /// A finger lands. Returns how many have done so in a row.
  mutating func land(_ number: Int, at place: CGPoint, time: TimeInterval) -> Int {
    recent.removeAll { time - $0.lifted > Self.longestPause }
    let former = recent.lastIndex { place.distance(to: $0.tap.place) <= Self.strayDistance }
    let count = former.map { recent.remove(at: $0).tap.count + 1 } ?? 1
    down[number] = Tap(place: place, count: count)
    return count
  }

  /// A finger leaves; one that has strayed has not tapped.
  mutating func lift(_ number: Int, at place: CGPoint, time: TimeInterval) {
    guard var tap = down.removeValue(forKey: number),
      place.distance(to: tap.place) <= Self.strayDistance
    else { return }
    tap.place = place
    recent.append((tap, time))
  }
}

extension CGPoint {
  /// Points.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
