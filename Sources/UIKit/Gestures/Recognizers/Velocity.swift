import QuartzCore

/// How fast something moves, from where it was lately.
///
/// The way over the last three moves, divided by their time; moves that ended more than 0.1 s before
/// the last one do not count, and none does when the last one is longer ago than that.
struct Velocity: Hashable {
  private struct Sample: Hashable {
    var time: TimeInterval
    var place: CGPoint
  }

  private static let (moves, horizon): (Int, TimeInterval) = (3, 0.1)

  /// In the order of time; one more than there are moves.
  private var samples: [Sample] = []

  /// It was at `place` at `time`, in seconds; of two samples of one time the later one counts.
  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append(Sample(time: max(time, samples.last?.time ?? time), place: place))
    if samples.count > Self.moves + 1 { samples.removeFirst() }
  }

  mutating func forget() { samples = [] }

  /// Units of the places a second, as seen at `now`.
  func value(at now: TimeInterval) -> CGPoint {
    guard let last = samples.last, samples.count > 1, now - last.time <= Self.horizon else {
      return .zero
    }
    var first = samples[samples.count - 2]
    for sample in samples.dropLast(2).reversed() {
      // Between the two ends the sample was one of a move's ends.
      guard last.time - first.time <= Self.horizon else { break }
      first = sample
    }
    let time = last.time - first.time
    guard time > 0 else { return .zero }
    return CGPoint(
      x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }
}
