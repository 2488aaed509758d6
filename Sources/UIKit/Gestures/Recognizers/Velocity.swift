import QuartzCore

/// How fast something moves, from where it was lately.
///
/// The way over the last three moves, divided by their time; moves that ended more than 0.1 s before
/// the last one do not count. While a finger rests there are no moves, so that it keeps the speed of
/// the last ones, as on iOS, where a finger that stops before it lifts ends with that too.
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

  /// Units of the places a second.
  var value: CGPoint {
    guard let last = samples.last, samples.count > 1 else { return .zero }
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
