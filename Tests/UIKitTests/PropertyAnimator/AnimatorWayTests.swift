import QuartzCore
import Testing

@testable import UIKit

@Suite("Time on a property animator's way") struct AnimatorWayTests {
  private let linear = AnimatorWay(curve: .linear, seconds: 2)

  /// Half of the way after a tenth of the time: y = 1 − (1 − s)³ is ½ at s = 1 − 2^(−1/3), and there
  /// x = 3 s (1 − s) a + s³ is to be 0.1.
  private let early: AnimatorWay = {
    let s = 1 - CGFloat(0.793_700_525_984_099_7)
    let a = (0.1 - s * s * s) / (3 * s * (1 - s))
    return AnimatorWay(curve: .cubicBezier(CubicBezier(a, 1, a, 1)), seconds: 2)
  }()

  private func progress(_ way: AnimatorWay, _ run: DrivenRun, after seconds: Double) -> Double {
    var run = run
    run.begin = run.begin ?? 0
    return way.pace.progress(at: run.position(at: run.begin! + seconds))
  }

  @Test("7.6.6: half of a 2 s way, which the curve reaches at 10 % of its time, leaves 1.8 s")
  func example() {
    let run = early.rest(from: .progress(0.5), reversed: false, factor: 0)
    #expect(near(run.seconds, 1.8))
    #expect(near(progress(early, run, after: 0), 0.5))
    #expect(progress(early, run, after: 1.8) == 1)
    // The original curve: after 0.2 s more, what it gives at 0.4 s of 2 s.
    #expect(near(progress(early, run, after: 0.2), early.pace.progress(at: 0.2)))
  }

  @Test("7.6.6: a duration factor is of the whole duration, and nothing jumps")
  func factor() {
    let run = early.rest(from: .progress(0.5), reversed: false, factor: 0.25)
    #expect(run.seconds == 0.5)
    #expect(near(progress(early, run, after: 0), 0.5))
    // Half of those 0.5 s are half of the 90 % of the time that were left.
    #expect(near(progress(early, run, after: 0.25), early.pace.progress(at: 0.55)))
    #expect(progress(early, run, after: 0.5) == 1)
  }

  @Test("7.6.6, 7.6.9: reversed, what is left is what lies behind")
  func reversed() {
    let run = early.rest(from: .progress(0.5), reversed: true, factor: 0)
    #expect(near(run.seconds, 0.2))
    #expect(progress(early, run, after: 0.2) == 0)
  }

  @Test("7.6.8: turned round while it moves, it goes back the way it came, as fast")
  func turned() {
    var run = early.run(reversed: false, delay: 0)
    run.begin = 10
    let back = early.turned(run, at: 10.6, reversed: true)
    #expect(near(back.seconds, 0.6))
    for step in 0...6 {
      let seconds = Double(step) / 10
      let there = early.pace.progress(at: run.position(at: 10.6 - seconds))
      #expect(near(early.pace.progress(at: back.position(at: 10.6 + seconds)), there))
    }
    // And once more: 0.2 s back, then forwards with 1.6 s to go.
    let again = early.turned(back, at: 10.8, reversed: false)
    #expect(near(again.seconds, 1.6))
  }

  @Test("7.6.8: one that was continued faster goes back faster")
  func turnedAfterFactor() {
    var run = linear.rest(from: .fraction(0.5), reversed: false, factor: 0.25)
    run.begin = 0
    // 0.5 of the way in 0.5 s: 2 s are 1 s for the whole of it.
    let back = linear.turned(run, at: 0.25, reversed: true)
    #expect(near(progress(linear, back, after: 0), 0.75))
    #expect(near(back.seconds, 0.75))
  }

  @Test("Before its commit a run stays; turned round then, it waits for the commit too")
  func uncommitted() {
    let run = linear.run(reversed: false, delay: 0)
    #expect(run.position(at: 99) == .fraction(0))
    #expect(!run.hasEnded(at: 99))
    let back = linear.turned(run, at: 99, reversed: true)
    #expect(back.begin == nil && back.seconds == 0)
  }

  @Test("7.6.6: another pace begins where the animator is, and ends at its end")
  func otherPace() {
    let other = AnimatorWay(curve: .cubicBezier(.easeIn), seconds: 4)
    let run = linear.rest(from: .progress(0.5), reversed: false, with: other)
    #expect(run.seconds == 4)
    // Ease-in, 7.2: 0.31536 of what is left after half of the time.
    #expect(near(progress(linear, run, after: 2), 0.5 + 0.5 * 0.31536, 1e-5))
    let back = linear.rest(from: .progress(0.5), reversed: true, with: other)
    #expect(near(progress(linear, back, after: 2), 0.5 - 0.5 * 0.31536, 1e-5))
    #expect(progress(linear, back, after: 4) == 0)
  }

  @Test("7.6.11: a part begins at its share of what is left, and goes to the end")
  func windows() {
    #expect(
      linear.window(from: .fraction(0), reversed: false, delayFactor: 0.25)
        == DrivenWindow(start: 0.25, end: 1))
    #expect(
      linear.window(from: .fraction(0.5), reversed: false, delayFactor: 0.5)
        == DrivenWindow(start: 0.75, end: 1))
    #expect(
      linear.window(from: .fraction(0.5), reversed: true, delayFactor: 0.5)
        == DrivenWindow(start: 0.25, end: 0))
    let backwards = DrivenWindow(start: 0.5, end: 0)
    #expect([1, 0.5, 0.25, 0].map(backwards.fraction(at:)) == [0, 0, 0.5, 1])
    #expect(DrivenWindow(start: 1, end: 1).fraction(at: 1) == 1)
  }

  @Test("7.6.5: each pace's fraction gives back the progress it was asked for", arguments: 0..<5)
  func inverse(_ which: Int) {
    let pace = [
      linear.pace, early.pace, AnimatorWay(curve: .cubicBezier(.easeInOut), seconds: 1).pace,
      AnimatorWay(curve: .spring(.settling(in: 1, dampingRatio: 0.3)), seconds: 1).pace,
      AnimatorWay(
        curve: .spring(.settling(in: 1, dampingRatio: 1, initialVelocity: -5)), seconds: 1
      ).pace,
    ][which]
    for step in 0...100 {
      let progress = Double(step) / 100
      let fraction = pace.fraction(at: progress)
      #expect((0...1).contains(fraction))
      #expect(near(pace.progress(at: fraction), progress, 1e-9), "\(progress)")
    }
    #expect(pace.fraction(at: .nan) == 0 && pace.fraction(at: -1) == 0 && pace.fraction(at: 2) == 1)
  }

  @Test("A stretched rest takes that much longer, its delay too, and stays where it is")
  func stretched() {
    var run = linear.run(reversed: false, delay: 1)
    run.begin = 0
    let waiting = run.rest(at: 0.5, stretched: 2, begin: 0.5)
    #expect(waiting.delay == 1 && waiting.seconds == 4)
    let moving = run.rest(at: 2, stretched: 2, begin: 2)
    #expect(moving.delay == 0 && moving.seconds == 2 && moving.start == 0.5)
  }
}
