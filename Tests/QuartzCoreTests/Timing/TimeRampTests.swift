import Testing

@testable import QuartzCore

@Suite("5.5: a layer's time on a ramp") struct TimeRampTests {
  private let curve = TimingCurve.cubicBezier(CubicBezier(0.42, 0, 0.58, 1))

  @Test("Until a commit has given it a begin it stays at its start")
  func waiting() {
    let ramp = TimeRamp(from: 0.2, to: 0.5, duration: 0.3, curve: .linear)
    #expect(ramp.localTime(at: 100) == 0.2)
    #expect(!ramp.hasEnded(at: 100))
  }

  @Test("From its start to its end, and on with the speed that it says", arguments: [0.0, 1, 2])
  func onward(_ speed: Double) {
    let ramp = TimeRamp(
      from: 0.2, to: 0.5, duration: 0.6, curve: .linear, speedAfter: speed, begin: 10)
    #expect(ramp.localTime(at: 9) == 0.2)
    #expect(ramp.localTime(at: 10) == 0.2)
    #expect(abs(ramp.localTime(at: 10.3) - 0.35) < 1e-12)
    #expect(ramp.localTime(at: 10.6) == 0.5)
    #expect(abs(ramp.localTime(at: 11) - (0.5 + 0.4 * speed)) < 1e-12)
    #expect(!ramp.hasEnded(at: 10.5))
    #expect(ramp.hasEnded(at: 10.6))
  }

  @Test("Back, by a curve that is half way in the middle")
  func back() {
    let ramp = TimeRamp(
      from: 0.4, to: 0, duration: 0.4, curve: curve, groupRunBack: 3, begin: 1)
    #expect(abs(ramp.localTime(at: 1.2) - 0.2) < 1e-6)
    #expect(ramp.localTime(at: 5) == 0)
  }

  @Test("Without a way, or without a time, it has arrived when it begins", arguments: [0.0, 0.5])
  func empty(_ place: Double) {
    let ramp = TimeRamp(from: place, to: place, duration: 0, curve: curve, begin: 2)
    #expect(ramp.hasEnded(at: 2))
    #expect(ramp.localTime(at: 2) == place)
  }

  @Test("Stretched, as large a part of it is over")
  func stretched() {
    let ramp = TimeRamp(from: 0.2, to: 0.5, duration: 0.3, curve: curve, begin: 1)
    let other = ramp.stretched(by: 4, at: 1.1)
    #expect(abs(other.localTime(at: 1.1) - 4 * ramp.localTime(at: 1.1)) < 1e-12)
    #expect(abs(other.localTime(at: 1.1 + 0.4) - 4 * ramp.localTime(at: 1.2)) < 1e-9)
    #expect(!other.hasEnded(at: 1.8))
    #expect(other.hasEnded(at: 1.9))
  }

  @Test("As a layer's timing it is neither the parent's time nor to be turned round")
  func timing() {
    var timing = MediaTiming()
    timing.drive = .going(TimeRamp(from: 0, to: 1, duration: 1, curve: .linear, begin: 5))
    #expect(!timing.isIdentity)
    #expect(timing.localTime(at: 5.5) == 0.5)
    #expect(timing.parentTime(at: 0.5) == nil)
  }
}
