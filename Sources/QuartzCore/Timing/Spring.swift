import CoreGraphics

/// A damped spring that pulls from 0 to 1: m·x″ + c·x′ + k·x = 0 for the distance x that is left.
///
/// Damping above the critical value moves as critical damping unless `allowsOverdamping`. Its values
/// are in `Spring+Motion.swift`, its other forms in `Spring+Conversions.swift`. Source: 7.3.1–4.
package struct Spring: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// Distances a second, positive towards the target.
  package let initialVelocity: Double
  /// Whether more damping than the critical one slows the spring down.
  package let allowsOverdamping: Bool

  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    require(
      mass > 0 && stiffness > 0 && damping >= 0,
      "Spring: mass and stiffness must be above 0 and damping not below 0")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Radians a second that it would swing by without damping: ω0.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// Of the damping to the critical one, as given: ζ. Below 1 it swings.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// UIKit's own spring, which moves its built-in transitions. Source: 3.1.1.
  package static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Seconds in which the system spring settles. Source: 3.1.2.
  package static let systemDuration = 0.505_823_731_422_424_3

  /// A critically damped spring of which one thousandth of the way is left after `duration`
  /// seconds. Source: 7.3.8a.
  package static func critical(settlingIn duration: Double) -> Spring {
    // The solution of (1 + w)·e^(−w) = 1/1000.
    let frequency = 9.233_413_476_451_585 / duration
    return Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// A spring of mass 1 that has settled after `duration` seconds, which count as at least 0.01 and
  /// at most 10. Source: 7.3.7, 7.3.8, 7.3.8a, 7.3.11.
  ///
  /// - Parameters:
  ///   - dampingRatio: cut to 0.01…1; 1 does not swing.
  ///   - initialVelocity: distances a second, positive towards the target; cut to a million.
  package static func settling(
    in duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) -> Spring {
    let ratio = dampingRatio > leastRatio ? min(dampingRatio, 1) : leastRatio
    let velocity = initialVelocity.isNaN ? 0 : min(max(initialVelocity, -1e6), 1e6)
    let frequency = SpringSettling(
      duration: min(max(duration, 0.01), 10), ratio: ratio, velocity: velocity
    ).frequency
    return Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// Without damping a spring would never settle, and below this the rule makes it slower again.
  private static let leastRatio = 0.01
}
