import CoreGraphics

extension DrivenPace {
  /// By how much progress grows with the fraction of the time: 1 is the way's mean. Infinite where a
  /// curve is upright.
  package func slope(at fraction: Double) -> Double {
    switch curve {
    case .linear: 1
    case .cubicBezier(let curve): curve.slope(at: fraction)
    case .spring(let spring): spring.velocity(at: fraction * length) * length
    }
  }
}

extension DrivenRun {
  /// Progress of the way a second at its first moment, below 0 backwards; nil where it takes no time.
  ///
  /// - Parameter pace: the way's own.
  package func velocity(on pace: DrivenPace) -> Double? {
    guard seconds > 0 else { return nil }
    let fractions = (target - start) / seconds
    return switch course {
    case .way: fractions * pace.slope(at: start)
    case .bent(let other, let from, let to): fractions * (to - from) * other.slope(at: start)
    }
  }
}

extension TimeRamp {
  /// Seconds of the layer's time a second of the parent's at its first moment; nil where it takes no
  /// time.
  package var velocity: Double? {
    guard duration > 0 else { return nil }
    return (to - from) / duration * DrivenPace(curve: curve, length: duration).slope(at: 0)
  }
}
