import Foundation
import QuartzCore
import Testing

@Suite("7.3.7–11: springs that settle in a given time") struct SpringSettlingTests {
  @Test(
    "7.3.9: stiffness and damping",
    arguments: [
      (0.5, 1, 341.024, 36.934), (0.5, 0.8, 323.589, 28.782), (0.5, 0.7, 387.275, 27.551),
      (0.5, 0.5, 646.878, 25.434), (1, 1, 85.256, 18.467), (1, 0.5, 161.720, 12.717),
      (0.3, 1, 947.288, 61.556), (0.3, 0.7, 1075.763, 45.918),
    ])
  func values(_ duration: Double, _ ratio: Double, _ stiffness: Double, _ damping: Double) {
    let spring = Spring.settling(in: duration, dampingRatio: ratio)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) <= 0.1 * stiffness)
    #expect(abs(spring.damping - damping) <= 0.05 * damping)
  }

  @Test(
    "7.3.8a: the exact rule without a velocity",
    arguments: [0.05, 0.1, 0.35, 0.5, 0.8, 0.95, 0.999], [0.05, 0.3, 0.5, 2, 10])
  func exact(_ ratio: Double, _ duration: Double) {
    let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    let spring = Spring.settling(in: duration, dampingRatio: ratio)
    #expect(abs(spring.stiffness.squareRoot() - frequency) <= 1e-11 * frequency)
    #expect(abs(spring.damping - 2 * ratio * frequency) <= 1e-11 * frequency)
  }

  @Test("7.3.8a: critical as `critical(settlingIn:)`", arguments: [0.05, 0.5, 2])
  func critical(_ duration: Double) {
    let (one, other) = (
      Spring.settling(in: duration, dampingRatio: 1), Spring.critical(settlingIn: duration)
    )
    #expect(abs(one.stiffness - other.stiffness) <= 1e-11 * other.stiffness)
    #expect(abs(one.damping - other.damping) <= 1e-11 * other.damping)
  }

  @Test("7.3.8: with a velocity one thousandth of the sine part is left, and it stays settled")
  func velocity() {
    var numbers = SeededNumbers(seed: 738)
    for _ in 0..<200 {
      let ratio = numbers.next(in: 0.05...0.98)
      let duration = numbers.next(in: 0.1...3)
      let velocity = numbers.next(in: -30...30)
      let spring = Spring.settling(
        in: duration, dampingRatio: ratio, initialVelocity: velocity)
      let frequency = spring.stiffness.squareRoot()
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let left = abs((ratio * frequency - velocity) / damped) * exp(-ratio * frequency * duration)
      #expect(abs(left - 0.001) < 1e-9, "seed 738: \(ratio) \(duration) \(velocity)")
      #expect(spring.initialVelocity == velocity)
    }
  }

  @Test(
    "7.3.8: where a velocity leaves several solutions it is the fastest, which stays settled",
    arguments: [0.5, 0.8, 0.9, 0.98, 1])
  func fastest(_ ratio: Double) {
    let duration = 2.0
    // What is left at the end, of a spring that swings `way` radians in the time.
    func left(_ way: Double, _ ahead: Double) -> Double {
      let amplitude =
        ratio == 1
        ? 1 + way - ahead : (ratio * way - ahead) / (way * (1 - ratio * ratio).squareRoot())
      return abs(amplitude) * exp(-ratio * way)
    }
    for tenth in 0...80 {
      // Distances in the whole time at the initial velocity.
      let ahead = Double(tenth) / 10
      let spring = Spring.settling(
        in: duration, dampingRatio: ratio, initialVelocity: ahead / duration)
      let way = spring.stiffness.squareRoot() * duration
      #expect(abs(left(way, ahead) - 0.001) < 1e-9, "\(ratio), \(ahead)")
      // Half a percent faster each; a hump of that width is less than a thousandth too high.
      let faster = (1...600).map { way * pow(1.005, Double($0)) }
      #expect(faster.allSatisfy { left($0, ahead) < 0.001_001 }, "\(ratio), \(ahead): \(way)")
    }
  }

  @Test("7.3.8: critical with a velocity of six ways a second: 8.0095, not a solution about 5")
  func fastestByHand() {
    // |x − 5| e^(−x) = 0.001: at 8.0095 it is 3.0095 / 3009.4. The other solutions lie at either
    // side of 5.
    let spring = Spring.settling(in: 1, dampingRatio: 1, initialVelocity: 6)
    #expect(abs(spring.stiffness.squareRoot() - 8.0095) < 0.000_5)
  }

  @Test("7.3.11, 7.3.8: ratios and durations out of range are cut")
  func limits() {
    #expect(
      Spring.settling(in: 1, dampingRatio: 3) == Spring.settling(in: 1, dampingRatio: 1))
    let least = Spring.settling(in: 1, dampingRatio: 0)
    #expect(least == Spring.settling(in: 1, dampingRatio: -5))
    #expect(least == Spring.settling(in: 1, dampingRatio: .nan))
    #expect(least.damping > 0 && least.stiffness.isFinite)
    #expect(
      Spring.settling(in: 1e-9, dampingRatio: 0.5) == Spring.settling(in: 0.01, dampingRatio: 0.5))
    #expect(
      Spring.settling(in: 1e9, dampingRatio: 0.5) == Spring.settling(in: 10, dampingRatio: 0.5))
    for velocity in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      for ratio in [0, 0.5, (1.0).nextDown, 1] {
        let spring = Spring.settling(in: 0.5, dampingRatio: ratio, initialVelocity: velocity)
        #expect(spring.stiffness.isFinite && spring.stiffness > 0)
      }
    }
  }
}
