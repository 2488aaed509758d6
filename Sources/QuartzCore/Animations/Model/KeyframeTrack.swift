/// Values at points of an animation's progress, and the way from each to the next. Source: 8.4.4.
///
/// Progress outside 0…1 counts as the nearer end: beyond the last keyframe there is no way to go.
package struct KeyframeTrack: Hashable, Sendable {
  package enum Mode: String, Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// How a curve goes through a value: Kochanek and Bartels' numbers, −1…1.
  package struct Bend: Hashable, Sendable {
    package var tension = 0.0
    package var continuity = 0.0
    package var bias = 0.0

    package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
    }
  }

  package enum Rotation: Hashable, Sendable {
    case none
    /// The x axis points along the way.
    case auto
    /// The x axis points back.
    case autoReverse
  }

  let segments: [KeyframeSegment]
  let isDiscrete: Bool
  /// Of the segments' ends, one more than there are segments; for discrete ones, of their beginnings.
  let times: [Double]
  /// One for each segment, or fewer: the others are linear.
  let curves: [TimingCurve]
  let rotation: Rotation
  /// For paced ones: the way along each segment by its parameter, so that it is gone evenly.
  let lengths: [SegmentLength]

  /// How many times there must be.
  var timeCount: Int { segments.count + 1 }

  /// For the trace: ways from a value to the next, or discrete values.
  var segmentCount: Int { segments.count }

  /// Whether these are the times by which it goes.
  func uses(_ times: [Double]) -> Bool { self.times == times }

  /// The keyframe that counts at `progress` with the parameter of its segment, 0…1.
  func place(at progress: Double) -> (segment: Int, parameter: Double)? {
    guard !segments.isEmpty else { return nil }
    let progress = progress > 0 ? min(progress, 1) : 0
    if isDiscrete {
      let index = times.lastIndex { $0 <= progress + TimingCurve.tolerance } ?? 0
      return (min(index, segments.count - 1), 0)
    }
    // The last segment that begins at or before it, found by halving.
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    let (start, end) = (times[low], times[low + 1])
    var parameter = end > start ? min((progress - start) / (end - start), 1) : 1
    if low < curves.count { parameter = curves[low].progress(at: parameter, duration: 1) }
    return (low, lengths.isEmpty ? parameter : lengths[low].parameter(at: parameter))
  }

  package func value(at progress: Double) -> AnimatableValue? {
    place(at: progress).map { segments[$0.segment].value(at: $0.parameter) }
  }

  /// Radians from the x axis; nil without rotation.
  func angle(at progress: Double) -> Double? {
    guard rotation != .none, let place = place(at: progress) else { return nil }
    return segments[place.segment].angle(at: place.parameter, isReversed: rotation == .autoReverse)
  }
}
