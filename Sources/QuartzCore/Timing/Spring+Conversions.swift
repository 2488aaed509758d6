import CoreGraphics

// The forms in which iOS describes springs. Each of them can be read back from the constants.
extension Spring {
  /// A spring of mass 1 by how long it seems to take and how much it bounces. Source: 7.3.15.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds, that of one swing without damping; counts as at least 0.01.
  ///   - bounce: cut to −1…1. 0 is critical; above, it swings, at 1 for ever; below, it is slower.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let duration = perceptualDuration > 0.01 ? min(perceptualDuration, 1e9) : 0.01
    let bounce = bounce.isNaN ? 0 : min(max(bounce, Self.leastBounce), 1)
    let frequency = 2 * Double.pi / duration
    self.init(
      mass: 1, stiffness: frequency * frequency,
      damping: 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)),
      initialVelocity: initialVelocity.isNaN ? 0 : min(max(initialVelocity, -1e6), 1e6),
      allowsOverdamping: true)
  }

  /// At −1 the damping would be infinite.
  private static let leastBounce = -0.999

  /// Seconds of one swing without damping. Source: 7.3.15.
  package var perceptualDuration: Double { 2 * Double.pi / frequency }

  /// −1…1, 0 for a critically damped spring. Source: 7.3.15.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until one thousandth of the way is left for good, by the swing's envelope; infinite
  /// without damping. `CASpringAnimation.settlingDuration`. Source: 7.3.18.
  package var settlingDuration: Double {
    let (frequency, ratio) = (frequency, dampingRatio)
    if ratio >= 1 { return lastCrossing }
    guard ratio > 0 else { return .infinity }
    let amplitude =
      (ratio * frequency - initialVelocity)
      / (frequency * (1 - ratio * ratio).squareRoot())
    let envelope = (1 + amplitude * amplitude).squareRoot()
    return ElementaryFunctions.logarithm(envelope / SpringSettling.residual) / (ratio * frequency)
  }

  /// The duration that `settling(in:dampingRatio:initialVelocity:)` would make this spring from.
  /// Source: 7.3.8.
  package var fixedDuration: Double {
    let (frequency, ratio) = (frequency, dampingRatio)
    if ratio >= 1 { return lastCrossing }
    guard ratio > 0 else { return .infinity }
    let amplitude =
      abs(ratio * frequency - initialVelocity)
      / (frequency * (1 - ratio * ratio).squareRoot())
    return max(
      0, ElementaryFunctions.logarithm(amplitude / SpringSettling.residual) / (ratio * frequency))
  }

  /// When one thousandth is left for the last time, of a spring that does not swing.
  private var lastCrossing: Double {
    let ratio = allowsOverdamping ? max(dampingRatio, 1) : 1
    let slowest = frequency / (ratio + (ratio * ratio - 1).squareRoot())
    // Whatever the velocity, up to 1e6 distances a second, nothing is left here.
    var above = (40 + ElementaryFunctions.logarithm(1 + abs(initialVelocity))) / slowest
    func isLeft(_ time: Double) -> Bool {
      abs(1 - progress(at: time)) >= SpringSettling.residual
    }
    var below = above
    while !isLeft(below) {
      above = below
      below *= 0.99
      if below < 1e-12 { return 0 }
    }
    while true {
      let middle = below + (above - below) / 2
      guard middle > below, middle < above else { return middle }
      if isLeft(middle) { below = middle } else { above = middle }
    }
  }
}
