/// Where an animation's values come from.
package enum AnimationValues: Hashable, Sendable {
  /// As given: what is left out is found out at the commit. At most two of three are given.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  case between(AnimatableValue, AnimatableValue)
  case keyframes(KeyframeTrack)

  /// Source: 8.4.2.
  func resolved(previous: AnimatableValue, current: AnimatableValue) -> AnimationValues {
    guard case .basic(let from, let to, let by) = self else { return self }
    switch (from, to, by) {
    case (let from?, let to?, _): return .between(from, to)
    case (let from?, nil, let by?): return .between(from, from.adding(by))
    case (nil, let to?, let by?): return .between(to.subtracting(by), to)
    case (let from?, nil, nil): return .between(from, current)
    case (nil, let to?, nil): return .between(current, to)
    case (nil, nil, let by?): return .between(current, current.adding(by))
    case (nil, nil, nil): return .between(previous, current)
    }
  }

  /// Nil where there is none, or none yet.
  package func value(at progress: Double) -> AnimatableValue? {
    switch self {
    case .basic(let from, let to, _): from ?? to
    case .between(let from, let to): from.interpolated(to: to, fraction: progress)
    case .keyframes(let track): track.value(at: progress)
    }
  }

  /// By how much the layer is turned along its way (radians); nil for not at all.
  func angle(at progress: Double) -> Double? {
    if case .keyframes(let track) = self { track.angle(at: progress) } else { nil }
  }

  /// The first and the last value.
  package var ends: (from: AnimatableValue?, to: AnimatableValue?) {
    switch self {
    case .basic(let from, let to, _): (from, to)
    case .between(let from, let to): (from, to)
    case .keyframes(let track): (track.value(at: 0), track.value(at: 1))
    }
  }
}
