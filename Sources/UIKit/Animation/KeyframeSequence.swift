import QuartzCore

/// The keyframes of one property, as a pure description of the way through them.
struct KeyframeSequence {
  /// In shares of the whole, 0…1. A keyframe without a length is a jump.
  struct Keyframe {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  let initial: AnimatableValue
  let keyframes: [Keyframe]

  /// The values and when they are reached: each keyframe goes from where the one before it has come
  /// to, and gaps hold. A keyframe that begins before another is over cuts that one off. Source: 7.4.4.
  func track(_ mode: KeyframeTrack.Mode) -> KeyframeTrack? {
    switch mode {
    case .linear: timedTrack(isCurved: false)
    case .cubic: timedTrack(isCurved: true)
    case .discrete: steppedTrack
    case .paced, .cubicPaced:
      KeyframeTrack([initial] + ordered.map(\.value), mode: mode)
    }
  }

  /// By their beginnings; equal ones as they were added.
  private var ordered: [Keyframe] {
    keyframes.indices.sorted { (keyframes[$0].start, $0) < (keyframes[$1].start, $1) }
      .map { keyframes[$0] }
  }

  private struct Stop {
    var time: Double
    var value: AnimatableValue
    /// Whether nothing moves before or after it, so that a curve must not swing through it.
    var isRest = false
  }

  private func timedTrack(isCurved: Bool) -> KeyframeTrack? {
    var stops = [Stop(time: 0, value: initial)]
    func hold(until time: Double) {
      stops[stops.count - 1].isRest = true
      stops.append(Stop(time: time, value: stops[stops.count - 1].value, isRest: true))
    }
    for keyframe in ordered {
      let last = stops[stops.count - 1]
      if keyframe.start > last.time {
        hold(until: keyframe.start)
      } else if keyframe.start < last.time {
        let before = stops[stops.count - 2]
        let share = (keyframe.start - before.time) / (last.time - before.time)
        stops[stops.count - 1] = Stop(
          time: keyframe.start,
          value: before.value.interpolated(to: last.value, fraction: max(share, 0)))
      }
      stops.append(Stop(time: keyframe.end, value: keyframe.value))
    }
    if stops[stops.count - 1].time < 1 { hold(until: 1) }
    return KeyframeTrack(
      stops.map(\.value), times: stops.map(\.time), mode: isCurved ? .cubic : .linear,
      bends: stops.map { KeyframeTrack.Bend(tension: $0.isRest ? 1 : 0) })
  }

  /// Each value shows from its keyframe's beginning on.
  private var steppedTrack: KeyframeTrack? {
    let ordered = ordered
    return KeyframeTrack(
      [initial] + ordered.map(\.value), times: [0] + ordered.map(\.start) + [1], mode: .discrete)
  }
}
