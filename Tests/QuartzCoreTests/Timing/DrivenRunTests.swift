import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("7.6: runs, windows and drives of what somebody moves") struct DrivenRunTests {
  private let pace = DrivenPace(curve: .cubicBezier(.easeIn), length: 2)

  /// From a quarter to three quarters in two seconds, half a second after the third.
  private func run(_ begin: Double? = 3) -> DrivenRun {
    DrivenRun(.way, from: 0.25, to: 0.75, seconds: 2, delay: 0.5, begin: begin)
  }

  @Test("7.6.12: it stays at its start until the delay is over, and is at its end from then on")
  func places() {
    for (time, place) in [
      (0.0, 0.25), (3, 0.25), (3.5, 0.25), (4, 0.375), (5, 0.625), (5.5, 0.75), (9, 0.75),
    ] {
      #expect(run().fraction(at: time) == place && run().position(at: time) == .fraction(place))
    }
    for (time, hasEnded) in [(3.0, false), (5.4, false), (5.5, true), (6, true)] {
      #expect(run().hasEnded(at: time) == hasEnded)
      #expect(!run(nil).hasEnded(at: time) && run(nil).fraction(at: time) == 0.25)
    }
    // Within rounding of its end it is over.
    #expect(run().hasEnded(at: 5.5 - 1e-10))
    let none = DrivenRun(.way, from: 0.25, to: 0.75, seconds: 0, begin: 3)
    #expect(none.hasEnded(at: 3) && none.fraction(at: 3) == 0.75 && none.fraction(at: 2) == 0.25)
  }

  @Test("7.6.6: bent, it goes from a progress to a progress by another pace")
  func bent() {
    let other = DrivenPace(curve: .cubicBezier(.easeOut), length: 5)
    let bent = DrivenRun(
      .bent(other, from: 0.2, to: 0.7), from: 0, to: 1, seconds: 2, begin: 3)
    #expect(bent.position(at: 3) == .progress(0.2) && bent.position(at: 5) == .progress(0.7))
    // 7.2: ease-out is at .37814 after a quarter.
    guard case .progress(let quarter) = bent.position(at: 3.5) else {
      Issue.record("no progress")
      return
    }
    #expect(abs(quarter - (0.2 + 0.5 * 0.37814)) < 0.000_005)
    let linear = DrivenPace(curve: .linear, length: 5)
    for (run, expected) in [
      (DrivenRun(.bent(linear, from: 0.7, to: 0.2), from: 0, to: 1, seconds: 2), -0.25),
      // Ease-out leaves with 1 / 0.58.
      (DrivenRun(.bent(other, from: 0.7, to: 0.2), from: 0, to: 1, seconds: 2), -0.25 / 0.58),
      (DrivenRun(.bent(linear, from: 0.2, to: 0.7), from: 0.25, to: 0.75, seconds: 2), 0.125),
    ] {
      #expect(run.velocity(on: pace).map { abs($0 - expected) < 1e-12 } == true)
    }
  }

  @Test("7.6.6: what is left of it, stretched or in a time of its own")
  func rest() {
    let waiting = run().rest(at: 3.125, stretched: 4, begin: 7)
    #expect(waiting.start == 0.25 && waiting.target == 0.75 && waiting.begin == 7)
    #expect(waiting.seconds == 8 && waiting.delay == 1.5)
    let moving = run().rest(at: 4, stretched: 4, begin: nil)
    #expect(moving.start == 0.375 && moving.seconds == 6 && moving.delay == 0)
    #expect(moving.begin == nil && moving.course == .way)
    let over = run().rest(at: 99, stretched: 4, begin: 1)
    #expect(over.start == 0.75 && over.seconds == 0 && over.delay == 0)
    let unbegun = run(nil).rest(at: 99, stretched: 4, begin: 1)
    #expect(unbegun.start == 0.25 && unbegun.seconds == 8 && unbegun.delay == 2)
    let short = run().rest(at: 4, in: 7)
    #expect(short.start == 0.375 && short.target == 0.75 && short.seconds == 7)
    #expect(short.delay == 0 && short.begin == nil)
    let long = DrivenRun(.way, from: 0, to: 1, seconds: 1e12, delay: -3)
    #expect(long.seconds == LayerAnimation.longest && long.delay == 0)
  }

  @Test("7.6.8: how long the whole way takes at its speed, of what moves along the way")
  func wholeWay() {
    #expect(run().secondsForWay == 4)
    #expect(DrivenRun(.way, from: 0.75, to: 0.5, seconds: 2).secondsForWay == 8)
    #expect(DrivenRun(.way, from: 0.75, to: 0.75, seconds: 2).secondsForWay == nil)
    #expect(DrivenRun(.way, from: 0.25, to: 0.75, seconds: 0).secondsForWay == nil)
    #expect(
      DrivenRun(.bent(pace, from: 0, to: 1), from: 0.25, to: 0.75, seconds: 2).secondsForWay
        == nil)
  }

  @Test("A motion waits for the commit until that gives it the time; another time moves it along")
  func motion() {
    let still = DrivenMotion.still(.fraction(0.4))
    #expect(still.position(at: 9) == .fraction(0.4) && !still.awaitsCommit)
    #expect(still.begun(at: 9) == still && still.mapTime { $0 + 1 } == still)
    let waiting = DrivenMotion.running(run(nil))
    #expect(waiting.awaitsCommit && waiting.mapTime { $0 + 1 } == waiting)
    let running = waiting.begun(at: 3)
    #expect(running == .running(run(3)) && !running.awaitsCommit)
    #expect(running.begun(at: 8) == running && running.position(at: 4) == .fraction(0.375))
    #expect(running.mapTime { 2 * $0 } == .running(run(6)))
  }

  @Test("7.6.11: a window's part of the way, also one that runs backwards")
  func windows() {
    let window = DrivenWindow(start: 0.25, end: 0.75)
    #expect([0, 0.25, 0.375, 0.75, 1].map(window.fraction(at:)) == [0, 0, 0.25, 1, 1])
    let back = DrivenWindow(start: 0.75, end: 0.25)
    #expect([0, 0.25, 0.375, 0.75, 1].map(back.fraction(at:)) == [1, 1, 0.75, 0, 0])
    #expect(DrivenWindow.whole == DrivenWindow(start: 0, end: 1))
  }

  @Test("7.6.5, 7.6.11: a drive's progress is the pace's, in a window the pace of that alone")
  func drives() {
    let whole = AnimationDrive(pace: pace, window: .whole, motion: .running(run()))
    // 7.2: ease-in is at .09346 after a quarter, at .62186 after three.
    #expect(abs(whole.progress(at: 3.5) - 0.09346) < 0.000_005)
    #expect(abs(whole.progress(at: 5.5) - 0.62186) < 0.000_005)
    #expect(whole.progress(at: .progress(1.25)) == 1.25)
    let part = AnimationDrive(
      pace: pace, window: DrivenWindow(start: 0.25, end: 0.5), motion: .running(run()))
    #expect(part.progress(at: 3.5) == 0 && part.progress(at: 5.5) == 1)
    // At 0.375 of the way's time half of the window has passed: .31536.
    #expect(abs(part.progress(at: 4) - 0.31536) < 0.000_005)
    // The same place by its progress.
    #expect(
      abs(part.progress(at: .progress(pace.progress(at: 0.375))) - 0.31536) < 0.000_005)
  }

  @Test("Two drives are equal if they are so in every respect")
  func equality() {
    let motion = DrivenMotion.still(.fraction(0.4))
    let window = DrivenWindow(start: 0.25, end: 0.5)
    let one = AnimationDrive(pace: pace, window: window, motion: motion)
    #expect(one == AnimationDrive(pace: pace, window: window, motion: motion) && one == one)
    let other = DrivenPace(curve: .cubicBezier(.easeIn), length: 3)
    #expect(one != AnimationDrive(pace: other, window: window, motion: motion))
    #expect(
      one
        != AnimationDrive(pace: pace, window: DrivenWindow(start: 0.25, end: 0.6), motion: motion))
    #expect(one != one.with(.still(.fraction(0.5))) && one == one.with(motion))
    #expect(one != one.with(.still(.progress(0.4))))
  }

  @Test("A pace: exact at both ends, a fraction of the time or a progress by its name")
  func paces() {
    #expect([-1, 0, 1, 2].map { pace.progress(at: $0) as Double } == [0, 0, 1, 1])
    #expect(abs(pace.progress(at: .fraction(0.25)) - 0.09346) < 0.000_005)
    #expect(pace.progress(at: DrivenPosition.progress(0.3)) == 0.3)
    #expect(pace.fraction(at: DrivenPosition.fraction(0.3)) == 0.3)
    #expect(abs(pace.fraction(at: .progress(pace.progress(at: 0.25))) - 0.25) < 1e-12)
    let spring = DrivenPace(
      curve: .spring(Spring(mass: 1, stiffness: 100, damping: 10)), length: 2)
    // 7.3.5: .34030 after 0.1 s.
    #expect(abs(spring.progress(at: 0.05) - 0.34030) < 0.000_005)
    #expect(abs(spring.fraction(at: spring.progress(at: 0.05)) - 0.05) < 1e-9)
  }
}
