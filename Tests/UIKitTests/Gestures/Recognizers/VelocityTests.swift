import CoreGraphics
import Testing

@testable import UIKit

@Suite("10.11: the velocity of a gesture, against calculation by hand") struct VelocityTests {
  private func velocity(_ samples: [(time: Double, x: Double, y: Double)]) -> CGPoint {
    var velocity = Velocity()
    for sample in samples { velocity.add(CGPoint(x: sample.x, y: sample.y), at: sample.time) }
    return velocity.value(at: samples.last?.time ?? 0)
  }

  @Test("One place has none; two have the way over the time")
  func few() {
    #expect(velocity([]) == .zero)
    #expect(velocity([(1, 5, 5)]) == .zero)
    // 3 points right and 4 up in 0.25 s.
    #expect(velocity([(1, 0, 0), (1.25, 3, -4)]) == CGPoint(x: 12, y: -16))
  }

  @Test("The last three moves count, and no more")
  func three() {
    // 10 in each of the last three sixty-fourths of a second, 1000 in the one before.
    let step = 1.0 / 64
    let samples = [(0.0, -1000.0), (1, 0), (2, 10), (3, 20), (4, 30)].map {
      (1 + $0.0 * step, $0.1, 0.0)
    }
    #expect(velocity(samples) == CGPoint(x: 30 / (3 * step), y: 0))
  }

  @Test(
    "A move that began more than a tenth of a second before the end leaves out what was before it")
  func horizon() {
    // A move after a long rest: the rest is part of that move's time, what was before is not.
    #expect(velocity([(0, -100, 0), (0.5, 0, 0), (1, 10, 0)]) == CGPoint(x: 20, y: 0))
    // A move that ended 0.0625 s before the end counts, one that ended 0.125 s before does not.
    #expect(velocity([(0.4375, 0, 0), (0.5, 0, 0), (0.5625, 10, 0)]) == CGPoint(x: 80, y: 0))
    #expect(velocity([(0.375, 0, 0), (0.4375, 90, 0), (0.5625, 100, 0)]) == CGPoint(x: 80, y: 0))
  }

  @Test("A tenth of a second after the last move there is none")
  func rest() {
    var velocity = Velocity()
    velocity.add(.zero, at: 1)
    velocity.add(CGPoint(x: 5, y: 0), at: 1.5)
    #expect(velocity.value(at: 1.5625) == CGPoint(x: 10, y: 0))
    #expect(velocity.value(at: 1.625) == .zero)
  }

  @Test("Of two samples of one time the later one counts; time never goes back")
  func sameTime() {
    #expect(velocity([(1, 0, 0), (1.5, 3, 0), (1.5, 5, 0)]) == CGPoint(x: 10, y: 0))
    let strange = velocity([(1, 0, 0), (0.5, 5, 0)])
    #expect(strange.x.isFinite)
    #expect(velocity([(1, 0, 0), (1, 5, 0)]) == .zero)
  }

  @Test("Even motion has its own velocity, whatever the rate", arguments: [30.0, 60, 120, 1000])
  func even(rate: Double) {
    let samples = (0..<20).map { (Double($0) / rate, 300 * Double($0) / rate, 0.0) }
    #expect(near(velocity(samples).x, 300, 1e-6))
  }
}
