import CoreGraphics

/// How an animation's progress follows from the time since it began.
package enum TimingCurve: Hashable, Sendable {
  case linear
  case cubicBezier(CubicBezier)
  case spring(Spring)

  /// The progress `elapsed` seconds after the beginning: exactly 0 until then, exactly 1 from
  /// `duration` on, whatever the curve says there.
  package func progress(at elapsed: Double, duration: Double) -> Double {
    if Self.isOver(elapsed, duration) { return 1 }
    if elapsed <= Self.tolerance { return 0 }
    switch self {
    case .linear: return elapsed / duration
    case .cubicBezier(let curve): return curve.progress(at: elapsed / duration)
    case .spring(let spring): return spring.progress(at: elapsed)
    }
  }

  /// Whether `elapsed` seconds are the whole of `duration`.
  package static func isOver(_ elapsed: Double, _ duration: Double) -> Bool {
    elapsed >= duration - tolerance
  }

  package var isSpring: Bool { if case .spring = self { true } else { false } }

  /// Seconds by which times that should be equal may differ through rounding: n/60 + 0.5 s is not
  /// always the same bits as (n + 30)/60.
  package static let tolerance = 1e-9
}

extension TimingCurve: CustomStringConvertible {
  package var description: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier(let c): "cubicBezier(\(c.x1), \(c.y1), \(c.x2), \(c.y2))"
    case .spring(let s):
      "spring(mass: \(s.mass), stiffness: \(s.stiffness), damping: \(s.damping), "
        + "initialVelocity: \(s.initialVelocity))"
    }
  }
}
