import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Springs")
struct SpringTests {
  @Test(
    "3.1.3: the system spring moves as critically damped",
    arguments: [
      (0.05, 0.2322), (0.1, 0.5448), (0.2, 0.8793), (0.3, 0.9729), (0.4, 0.9944), (0.5, 0.9989),
    ])
  func system(_ time: Double, _ progress: Double) {
    #expect(abs(Spring.system.progress(at: time) - progress) <= 0.000_05)
  }

  @Test("3.1.1–2: its constants, and one thousandth is left when it settles")
  func systemConstants() {
    let spring = Spring.system
    #expect(spring.mass == 3 && spring.stiffness == 1000 && spring.damping == 500)
    #expect(spring.initialVelocity == 0)
    #expect(Spring.systemDuration == 0.5058237314224243)
    #expect(abs(1 - spring.progress(at: Spring.systemDuration) - 0.0009985) < 0.000_000_05)
  }

  static let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 1]

  @Test(
    "7.3.5: the vectors of an underdamped spring",
    arguments: [
      (0.0, [0.10441, 0.34030, 0.84943, 1.12435, 1.15312, 1.07459, 1.00217]),
      (5.0, [0.29308, 0.60705, 1.05907, 1.19098, 1.12836, 1.03062, 1.00486]),
    ])
  func underdamped(_ velocity: Double, _ values: [Double]) {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
    for (time, value) in zip(Self.times, values) {
      #expect(abs(spring.progress(at: time) - value) <= 0.000_005, "at \(time)")
    }
  }

  @Test("7.3.1: any spring follows its equation of motion, integrated in small steps")
  func equation() {
    var numbers = SeededNumbers(seed: 73)
    for _ in 0..<30 {
      let stiffness = numbers.next(in: 20...600)
      let critical = 2 * stiffness.squareRoot()
      let spring = Spring(
        mass: 1, stiffness: stiffness, damping: numbers.next(in: 0.02...1) * critical,
        initialVelocity: numbers.next(in: -8...8))
      let time = numbers.next(in: 0.05...0.8)
      let expected = integrated(spring, until: time)
      #expect(abs(spring.progress(at: time) - expected) < 1e-7, "seed 73: \(spring) at \(time)")
    }
  }

  @Test("7.3.3: more damping than critical moves as critical does, with a velocity too")
  func overdamped() {
    for velocity in [0.0, 4] {
      let over = Spring(mass: 2, stiffness: 200, damping: 900, initialVelocity: velocity)
      let critical = Spring(mass: 2, stiffness: 200, damping: 40, initialVelocity: velocity)
      for time in Self.times {
        // ω0 = √(200/2) = 10.
        let closed = 1 - (1 + (10 - velocity) * time) * exp(-10 * time)
        #expect(abs(over.progress(at: time) - closed) < 1e-14)
        #expect(abs(critical.progress(at: time) - closed) < 1e-14)
      }
    }
  }

  @Test(
    "7.3.6: 3/1000/500 when it may be overdamped",
    arguments: [(0.1, 0.17311), (0.3, 0.44844), (0.5, 0.63209), (1, 0.86631)])
  func vectors(_ time: Double, _ value: Double) {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(spring.progress(at: time) - value) <= 0.000_005)
  }

  @Test("7.3.4: overdamped springs follow the closed form, and their equation of motion")
  func trulyOverdamped() {
    var numbers = SeededNumbers(seed: 734)
    for _ in 0..<30 {
      let stiffness = numbers.next(in: 20...600)
      let ratio = numbers.next(in: 1.01...5)
      let (frequency, velocity) = (stiffness.squareRoot(), numbers.next(in: -8...8))
      let spring = Spring(
        mass: 1, stiffness: stiffness, damping: 2 * ratio * frequency, initialVelocity: velocity,
        allowsOverdamping: true)
      let time = numbers.next(in: 0.05...0.8)
      let root = (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (frequency * (root - ratio), frequency * (-root - ratio))
      let share = (-velocity - fast) / (slow - fast)
      let closed = 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
      #expect(abs(spring.progress(at: time) - closed) < 1e-9, "seed 734: \(spring) at \(time)")
      let expected = integrated(spring, until: time)
      #expect(abs(spring.progress(at: time) - expected) < 1e-7, "seed 734: \(spring) at \(time)")
    }
  }

  @Test("7.3.4: just above critical is as good as critical")
  func barelyOverdamped() {
    let critical = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 3)
    for excess in [1e-15, 1e-12, 1e-10] {
      let above = Spring(
        mass: 1, stiffness: 100, damping: 20 * (1 + excess), initialVelocity: 3,
        allowsOverdamping: true)
      for time in Self.times {
        #expect(abs(above.progress(at: time) - critical.progress(at: time)) < 1e-9)
      }
    }
  }

  @Test("7.3.2: underdamped springs follow the closed form to 1e-9")
  func closedForm() {
    var numbers = SeededNumbers(seed: 732)
    for _ in 0..<500 {
      let (mass, stiffness) = (numbers.next(in: 0.2...4), numbers.next(in: 10...900))
      let (frequency, ratio) = ((stiffness / mass).squareRoot(), numbers.next(in: 0...0.99))
      let velocity = numbers.next(in: -20...20)
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot(),
        initialVelocity: velocity)
      let time = numbers.next(in: 0...3)
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let closed =
        1 - exp(-ratio * frequency * time)
        * (cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time))
      #expect(abs(spring.progress(at: time) - closed) < 1e-9, "seed 732: \(spring) at \(time)")
    }
  }

  @Test("Constants beyond all measure give numbers")
  func extremes() {
    for constant in [1e-300, 1e300] {
      for ratio in [0, 0.5, 1, 3.0] {
        let spring = Spring(
          mass: 1, stiffness: constant, damping: 2 * ratio * constant.squareRoot(),
          initialVelocity: 1e6, allowsOverdamping: true)
        for time in [1e-9, 1, 1e9] { #expect(spring.progress(at: time).isFinite) }
      }
    }
  }

  @Test("Damping just below critical is as good as critical")
  func nearlyCritical() {
    let below = Spring(mass: 1, stiffness: 100, damping: (20.0).nextDown)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    for time in Self.times {
      #expect(abs(below.progress(at: time) - critical.progress(at: time)) < 1e-7)
    }
  }

  @Test("No damping swings for ever: at half a period it is as far beyond as it was before")
  func undamped() {
    let spring = Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 0)
    #expect(abs(spring.progress(at: 0.5) - 2) < 1e-12)
    #expect(abs(spring.progress(at: 100)) < 1e-9)
  }

  @Test(
    "7.3.9: the critical spring that settles in a given time",
    arguments: [(0.5, 341.024, 36.934), (1, 85.256, 18.467), (0.3, 947.288, 61.556)])
  func settling(_ duration: Double, _ stiffness: Double, _ damping: Double) {
    let spring = Spring.critical(settlingIn: duration)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) <= 0.000_5)
    #expect(abs(spring.damping - damping) <= 0.000_5)
  }

  @Test("7.3.8, 7.3.8a: exactly one thousandth is left", arguments: [0.05, 0.35, 0.4, 0.5, 2])
  func residual(_ duration: Double) {
    let spring = Spring.critical(settlingIn: duration)
    #expect(abs(1 - spring.progress(at: duration) - 0.001) < 1e-12)
    #expect(abs(spring.stiffness.squareRoot() * duration - 9.2334) < 0.000_05)
  }

  @Test("It stands at 0 until it is released, and long after at 1")
  func ends() {
    #expect(Spring.system.progress(at: 0) == 0)
    #expect(Spring.system.progress(at: -1) == 0)
    #expect(Spring.system.progress(at: 1e6) == 1)
  }

  @Test("Constants without a meaning are refused")
  func refusal() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 1, stiffness: 1, damping: .nan) }
  }

  /// The progress by the classical Runge–Kutta method with 20 000 steps.
  private func integrated(_ spring: Spring, until end: Double) -> Double {
    func acceleration(_ x: Double, _ v: Double) -> Double {
      -(spring.damping * v + spring.stiffness * x) / spring.mass
    }
    var (x, v) = (1.0, -spring.initialVelocity)
    let h = end / 20_000
    for _ in 0..<20_000 {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return 1 - x
  }
}
