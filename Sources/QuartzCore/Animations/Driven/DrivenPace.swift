import CoreGraphics

/// How far animations that somebody drives have come on their way from the first to the last value.
package enum DrivenPosition: Hashable, Sendable {
  /// Of the way's time, 0…1; the pace says which progress that is.
  case fraction(Double)
  /// Of the way itself; beyond 0…1 where a pace overshoots.
  case progress(Double)
}

/// The progress on a way as a function of the fraction of its time that has passed, and back.
package struct DrivenPace: Hashable, Sendable {
  package let curve: TimingCurve
  /// Seconds for the whole way; only a spring's shape depends on them.
  package let length: Double

  package init(curve: TimingCurve, length: Double) {
    (self.curve, self.length) = (curve, length)
  }

  /// Exactly 0 until the beginning and exactly 1 from the end on.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch curve {
    case .linear: return fraction
    case .cubicBezier(let curve): return curve.progress(at: fraction)
    case .spring(let spring): return spring.progress(at: fraction * length)
    }
  }

  /// The first fraction of the time at which the progress is `progress`; 0 and 1 for what lies
  /// beyond the way. Source: 7.6.5.
  package func fraction(at progress: Double) -> Double {
    if !(progress > 0) { return 0 }
    if progress >= 1 { return 1 }
    switch curve {
    case .linear: return progress
    case .cubicBezier(let curve): return curve.fraction(atProgress: progress)
    case .spring: return springFraction(at: progress)
    }
  }

  /// A spring reaches `progress` once for the first time; looked for in pieces, none of which it
  /// crosses twice unnoticed, then by halving.
  private func springFraction(at progress: Double) -> Double {
    let pieces = 256
    let first = (1...pieces).first { self.progress(at: Double($0) / Double(pieces)) >= progress }
    guard let first else { return 1 }
    var (low, high) = (Double(first - 1) / Double(pieces), Double(first) / Double(pieces))
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
  }

  package func progress(at position: DrivenPosition) -> Double {
    switch position {
    case .fraction(let fraction): progress(at: fraction)
    case .progress(let progress): progress
    }
  }

  package func fraction(at position: DrivenPosition) -> Double {
    switch position {
    case .fraction(let fraction): fraction
    case .progress(let progress): fraction(at: progress)
    }
  }
}
