import CoreGraphics

/// Finds how fast a spring must swing so that one thousandth of the way is left after a given time.
///
/// Source: 7.3.8. For an initial velocity that the spring would overshoot with, the equation has
/// several solutions; the fastest spring is taken, which stays settled.
struct SpringSettling {
  /// Seconds, above 0.
  let duration: Double
  /// Of the damping to the critical one, above 0 and at most 1.
  let ratio: Double
  /// Distances a second, positive towards the target.
  let velocity: Double

  /// What counts as nothing, as a share of the way. Source: 7.3.8.
  static let residual = 0.001
  /// The share by which two frequencies differ that are tried one after the other.
  private static let stride = 0.99

  /// The undamped frequency in radians a second.
  var frequency: Double {
    // Here e^(−40) is left, whatever the velocity.
    var above = 40 / (ratio * duration)
    var below = above
    while left(at: below) < Self.residual {
      above = below
      below *= Self.stride
    }
    while true {
      let middle = below + (above - below) / 2
      guard middle > below, middle < above else { return middle }
      if left(at: middle) < Self.residual { above = middle } else { below = middle }
    }
  }

  /// The size of what is left after the duration; without damping to the full, of its sine part.
  private func left(at frequency: Double) -> Double {
    let decay = ElementaryFunctions.exponential(-ratio * frequency * duration)
    guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * decay }
    let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
    return abs((ratio * frequency - velocity) / dampedFrequency) * decay
  }
}
