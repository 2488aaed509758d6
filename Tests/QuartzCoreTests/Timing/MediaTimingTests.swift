import QuartzCore
import Testing

@Suite("8.3: the time of layers and animations")
struct MediaTimingTests {
  private func timing(
    begin: Double = 0, duration: Double = 1, fill: MediaTiming.Fill = .removed,
    _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> MediaTiming {
    var timing = MediaTiming(beginTime: begin, duration: duration, fill: fill)
    change(&timing)
    return timing
  }

  /// The cycle and the seconds into it, as one text; `-` for nothing.
  private func place(_ timing: MediaTiming, _ time: Double) -> String {
    guard let moment = timing.moment(at: time) else { return "-" }
    return "\(moment.cycle):\(moment.time)"
  }

  @Test("8.3.1: the defaults leave time as it is, and say nothing else")
  func defaults() {
    let timing = MediaTiming()
    #expect(timing.isIdentity && timing.localTime(at: 7.25) == 7.25)
    #expect(timing.beginTime == 0 && timing.duration == 0 && timing.speed == 1)
    #expect(timing.timeOffset == 0 && timing.repeatCount == 0 && timing.repeatDuration == 0)
    #expect(!timing.autoreverses && timing.fill == .removed)
  }

  @Test("8.3.1: t = (parent − beginTime) · speed + timeOffset, and back")
  func mapping() {
    let timing = timing(begin: 2) { ($0.speed, $0.timeOffset) = (0.5, 3) }
    #expect(timing.localTime(at: 6) == 5)
    #expect(timing.parentTime(at: 5) == 6)
    #expect(self.timing { $0.speed = 0 }.parentTime(at: 5) == nil)
  }

  @Test("8.3.1: through layers within layers, one mapping after the other")
  func nested() {
    let outer = timing(begin: 1) { $0.speed = 2 }
    let inner = timing(begin: 4) { ($0.speed, $0.timeOffset) = (0.25, 10) }
    // 5 → (5 − 1) · 2 = 8 → (8 − 4) / 4 + 10 = 11.
    #expect(inner.localTime(at: outer.localTime(at: 5)) == 11)
  }

  @Test("8.3.2: how long it lasts, and when it is over for its parent")
  func activeDuration() {
    #expect(timing().activeDuration == 1)
    #expect(timing { $0.repeatCount = 2.5 }.activeDuration == 2.5)
    #expect(timing { ($0.repeatCount, $0.autoreverses) = (3, true) }.activeDuration == 6)
    #expect(timing { ($0.repeatDuration, $0.autoreverses) = (0.7, true) }.activeDuration == 0.7)
    #expect(timing { $0.autoreverses = true }.activeDuration == 2)
    #expect(timing(begin: 3) { ($0.repeatCount, $0.speed) = (4, 2) }.endTime == 5)
    #expect(timing { $0.repeatCount = .infinity }.endTime == nil)
    #expect(timing { $0.speed = 0 }.endTime == nil)
  }

  @Test("8.3.2: cycles follow each other, and half a one may be the last")
  func cycles() {
    let timing = timing(fill: .forwards) { $0.repeatCount = 2.5 }
    let expected = [
      (0, "0:0.0"), (0.75, "0:0.75"), (1, "1:0.0"), (1.5, "1:0.5"), (2, "2:0.0"), (2.25, "2:0.25"),
      (2.5, "2:0.5"), (9, "2:0.5"),
    ]
    for (time, place) in expected { #expect(self.place(timing, time) == place, "at \(time)") }
  }

  @Test("8.3.2: a cycle that reverses runs back")
  func autoreverses() {
    let timing = timing(fill: .both) { ($0.repeatCount, $0.autoreverses) = (2, true) }
    let expected = [
      (-1, "0:0.0"), (0.25, "0:0.25"), (1, "0:1.0"), (1.75, "0:0.25"), (2, "1:0.0"),
      (3.5, "1:0.5"), (4, "1:0.0"), (5, "1:0.0"),
    ]
    for (time, place) in expected { #expect(self.place(timing, time) == place, "at \(time)") }
  }

  @Test(
    "8.3.4: what shows outside",
    arguments: [
      (MediaTiming.Fill.removed, "-", "-"), (.backwards, "0:0.0", "-"), (.forwards, "-", "0:1.0"),
      (.both, "0:0.0", "0:1.0"),
    ])
  func fill(_ fill: MediaTiming.Fill, _ before: String, _ after: String) {
    let timing = timing(begin: 2, fill: fill)
    #expect(place(timing, 1.5) == before)
    #expect(place(timing, 2.5) == "0:0.5")
    #expect(place(timing, 3) == "0:1.0")
    #expect(place(timing, 3.5) == after)
  }

  @Test("8.3.7: an offset moves the phase, and what is moved out at the end comes in at the front")
  func offset() {
    let timing = timing(duration: 10) { $0.timeOffset = 4 }
    let expected = [(0, "0:4.0"), (6, "0:10.0"), (7, "0:1.0"), (10, "0:4.0"), (11, "-")]
    for (time, place) in expected {
      #expect(self.place(timing, Double(time)) == place, "at \(time)")
    }
    let endless = self.timing(duration: 10) { ($0.timeOffset, $0.repeatCount) = (4, .infinity) }
    #expect(place(endless, 7) == "1:1.0")
  }

  @Test("8.3.6: at speed 0 it stands at its offset, and never ends")
  func still() {
    let timing = timing(begin: 5) { ($0.speed, $0.timeOffset) = (0, 0.25) }
    for time in [0.0, 5, 1e6] {
      #expect(place(timing, time) == "0:0.25")
      #expect(!timing.hasEnded(at: time))
    }
    #expect(place(self.timing { ($0.speed, $0.timeOffset) = (0, 1.5) }, 0) == "-")
    #expect(place(self.timing(fill: .both) { ($0.speed, $0.timeOffset) = (0, 1.5) }, 0) == "0:1.0")
  }

  @Test("A negative speed plays from the end")
  func backwards() {
    let timing = timing(duration: 4) { $0.speed = -2 }
    for (time, place) in [(0.0, "0:4.0"), (0.5, "0:3.0"), (2, "0:0.0"), (2.5, "-")] {
      #expect(self.place(timing, time) == place, "at \(time)")
    }
    #expect(timing.hasEnded(at: 2) && !timing.hasEnded(at: 1.9))
    let endless = self.timing(duration: 4) { ($0.speed, $0.repeatCount) = (-1, .infinity) }
    #expect(place(endless, 1) == "0:3.0")
  }

  @Test("Steps of a sixtieth meet the ends of cycles exactly")
  func rounding() {
    for k in 0..<300 {
      let timing = timing(begin: Double(k) / 60, duration: 0.1, fill: .both) { $0.repeatCount = 5 }
      for n in 0...4 {
        #expect(place(timing, Double(k + 6 * n) / 60) == "\(n):0.0", "k = \(k), n = \(n)")
      }
      #expect(timing.moment(at: Double(k + 30) / 60)?.cycle == 4)
      #expect(timing.moment(at: Double(k + 30) / 60).map { $0.duration - $0.time < 1e-9 } == true)
      #expect(timing.hasEnded(at: Double(k + 30) / 60) && !timing.hasEnded(at: Double(k + 29) / 60))
    }
  }

  @Test("Whatever the values, times are numbers within the cycle")
  func random() {
    var numbers = SeededNumbers(seed: 83)
    for _ in 0..<5_000 {
      var timing = MediaTiming(
        beginTime: numbers.next(in: -5...5), duration: numbers.next(in: 0...3),
        fill: numbers.next() % 2 == 0 ? .both : .removed)
      timing.speed = [1, 0, -1, 2.5, -0.3][Int(numbers.next() % 5)]
      timing.timeOffset = [0, numbers.next(in: -9...9)][Int(numbers.next() % 2)]
      timing.repeatCount = [0, 2.5, .infinity][Int(numbers.next() % 3)]
      timing.repeatDuration = [0, numbers.next(in: 0...9)][Int(numbers.next() % 2)]
      timing.autoreverses = numbers.next() % 2 == 0
      let time = numbers.next(in: -20...20)
      guard let moment = timing.moment(at: time) else { continue }
      #expect((0...timing.duration).contains(moment.time), "seed 83: \(timing) at \(time)")
      #expect(moment.cycle >= 0)
    }
  }
}
