import Foundation
import QuartzCore
import Testing

@Suite("The forms of springs, and back")
struct SpringConversionTests {
  @Test(
    "7.3.15: duration and bounce become mass, stiffness and damping",
    arguments: [(0.0, 25.133), (0.3, 17.593), (-0.3, 35.904)])
  func bounce(_ bounce: Double, _ damping: Double) {
    let spring = Spring(perceptualDuration: 0.5, bounce: bounce)
    #expect(spring.mass == 1 && spring.allowsOverdamping)
    #expect(abs(spring.stiffness - 157.914) <= 0.000_5)
    #expect(abs(spring.damping - damping) <= 0.000_5)
  }

  @Test("7.3.15: and are read back from them to 1e-9")
  func bounceBack() {
    var numbers = SeededNumbers(seed: 7315)
    for _ in 0..<1_000 {
      let (duration, bounce) = (numbers.next(in: 0.05...8), numbers.next(in: -0.95...1))
      let spring = Spring(perceptualDuration: duration, bounce: bounce)
      #expect(abs(spring.perceptualDuration - duration) < 1e-9, "seed 7315")
      #expect(abs(spring.bounce - bounce) < 1e-9, "seed 7315: \(duration) \(bounce)")
    }
  }

  @Test("7.3.15: full bounce swings for ever; what is out of range is cut")
  func limits() {
    #expect(Spring(perceptualDuration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(
      Spring(perceptualDuration: 0.5, bounce: 9) == Spring(perceptualDuration: 0.5, bounce: 1))
    for bounce in [-1, -7, .nan] {
      let spring = Spring(perceptualDuration: 0.5, bounce: bounce)
      #expect(spring.damping.isFinite && spring.progress(at: 1).isFinite)
    }
    #expect(Spring(perceptualDuration: .nan, bounce: 0).stiffness.isFinite)
    #expect(Spring(perceptualDuration: -3, bounce: 0).stiffness.isFinite)
  }

  @Test("7.3.18: of 1/100/10 it is the swing's envelope that settles, at 1.410 s")
  func settling() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.settlingDuration - 1.410) < 0.000_5)
    #expect(abs(spring.fixedDuration - 1.272) < 0.000_5)
  }

  @Test("7.3.18: nowhere after settling is more than one thousandth left, and just before it is")
  func settled() {
    var numbers = SeededNumbers(seed: 7318)
    for _ in 0..<200 {
      let stiffness = numbers.next(in: 5...900)
      let ratio = numbers.next(in: 0.02...3)
      let spring = Spring(
        mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(),
        initialVelocity: numbers.next(in: -10...10), allowsOverdamping: numbers.next() % 2 == 0)
      let settled = spring.settlingDuration
      for n in 1...400 {
        let left = abs(1 - spring.progress(at: settled + Double(n) * 0.003))
        #expect(left < 0.001_000_01, "seed 7318: \(spring)")
      }
      // Within the last swing before it, more is left.
      let swing = ratio < 1 ? 2 * .pi / (spring.frequency * (1 - ratio * ratio).squareRoot()) : 0.01
      let before = (0..<200).map { settled - swing * Double($0) / 100 }.filter { $0 > 0 }
      let most = before.map { abs(1 - spring.progress(at: $0)) }.max() ?? 0
      #expect(most >= 0.001 || settled < 0.05, "seed 7318: \(spring)")
    }
  }

  @Test("7.3.18: an overshoot of little more than one thousandth counts as well, a lesser one not")
  func leastOvershoot() {
    // Critical, 1/1/2: (1 + (1 − v) t) e^(−t) is left, which goes furthest beyond the end, by
    // (v − 1) e^(−v / (v − 1)), at v / (v − 1). Between 1.22 and 1.24 that becomes one thousandth.
    for n in 0...200 {
      let velocity = 1.22 + Double(n) / 10_000
      let spring = Spring(mass: 1, stiffness: 1, damping: 2, initialVelocity: velocity)
      let (top, beyond) = (
        velocity / (velocity - 1), (velocity - 1) * exp(-velocity / (velocity - 1))
      )
      let settled = spring.settlingDuration
      #expect((settled > top) == (beyond > 0.001), "\(velocity): \(settled)")
      let left = abs((1 + (1 - velocity) * settled) * exp(-settled))
      #expect(abs(left - 0.001) < 1e-9, "\(velocity): \(settled)")
    }
  }

  @Test("7.3.8: the duration that a spring was solved for is read back to 1e-9")
  func fixedBack() {
    var numbers = SeededNumbers(seed: 738)
    for _ in 0..<300 {
      let (duration, ratio) = (numbers.next(in: 0.05...5), numbers.next(in: 0.02...0.995))
      let spring = Spring.settling(in: duration, dampingRatio: ratio)
      #expect(abs(spring.fixedDuration - duration) < 1e-9, "seed 738: \(duration) \(ratio)")
      #expect(abs(spring.dampingRatio - ratio) < 1e-9)
      let critical = Spring.settling(in: duration, dampingRatio: 1)
      #expect(abs(critical.fixedDuration - duration) < 1e-9, "seed 738: \(duration)")
    }
  }

  @Test("R71: 1/16/0.8 takes some seventeen seconds")
  func slow() {
    let settled = Spring(mass: 1, stiffness: 16, damping: 0.8).settlingDuration
    #expect((15...17.4).contains(settled))
  }

  @Test("7.6.6: ease-out comes half of the way in a tenth and more of the time; and the way back")
  func fraction() {
    for curve in [CubicBezier.easeIn, .easeOut, .easeInOut, .standard] {
      for n in 0...100 {
        let x = Double(n) / 100
        #expect(abs(curve.fraction(atProgress: curve.progress(at: x)) - x) < 1e-9)
      }
    }
    #expect(CubicBezier.easeIn.fraction(atProgress: -1) == 0)
    #expect(CubicBezier.easeIn.fraction(atProgress: .nan) == 0)
    #expect(CubicBezier.easeIn.fraction(atProgress: 2) == 1)
  }
}
