import CoreGraphics

/// A timing curve from (0, 0) to (1, 1) with two control points; x is the fraction of time, y the
/// progress. The control points' x lies in 0…1, so that each x has one y.
package struct CubicBezier: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    require(
      (0...1).contains(x1) && (0...1).contains(x2),
      "CubicBezier: the control points' x must lie in 0...1, got \(x1) and \(x2)")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  // Source: section 7.2.
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Core Animation's own, of implicit animations.
  package static let standard = CubicBezier(0.25, 0.1, 0.25, 1)

  /// The progress at `x`, a fraction of the duration; both ends are exact and hold outside 0…1.
  package func progress(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// dy/dx at `x`, which counts as 0…1; infinite where the curve is upright.
  package func slope(at x: Double) -> Double {
    let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
    let (dx, dy) = (Self.slope(x1, x2, at: t), Self.slope(y1, y2, at: t))
    if dx != 0 { return dy / dx }
    if dy != 0 { return .infinity }
    // The curve leaves, or arrives, towards the other control point.
    let (x, y) = t == 0 ? (x2, y2) : (1 - x1, 1 - y1)
    if x != 0 { return y / x }
    return y == 0 ? 1 : .infinity
  }

  /// The first fraction of the duration at which the progress is `progress`, which counts as 0…1:
  /// the inverse of `progress(at:)` for curves whose y never falls. Source: 7.6.5, 7.6.6.
  package func fraction(atProgress progress: Double) -> Double {
    if !(progress > 0) { return 0 }
    if progress >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else {
        return Self.coordinate(x1, x2, at: high)
      }
      if Self.coordinate(y1, y2, at: middle) < progress { low = middle } else { high = middle }
    }
  }

  /// The curve parameter whose x is `x`: Newton's steps, kept inside a bracket that halves when
  /// they leave it. 64 rounds suffice for the last bit even by halving alone.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: guess) - x
      if error == 0 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / Self.slope(x1, x2, at: guess)
      let following = next > low && next < high ? next : (low + high) / 2
      if following == guess { return guess }
      guess = following
    }
    return guess
  }

  private static func coordinate(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }

  private static func slope(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * c1 + 6 * s * t * (c2 - c1) + 3 * t * t * (1 - c2)
  }
}
