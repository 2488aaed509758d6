import CoreGraphics
import SDLStage
import Stage
import Testing

@Suite("When the stage steps and the window shows")
struct FramePacerTests {
  private static let device = Device(name: "test", size: CGSize(width: 10, height: 10), scale: 1)

  /// A pacer at real time 100 whose first step and picture are done.
  private func pacer(
    displayRate: Double = 60, isPacedByDisplay: Bool = false, isMoving: Bool = false
  ) -> FramePacer {
    var pacer = FramePacer(
      device: Self.device, displayRate: displayRate, isPacedByDisplay: isPacedByDisplay, now: 100)
    pacer.wantStep(at: 0)
    #expect(carryOut(&pacer, at: 100, isMoving: isMoving) == ["step 0", "show 0"])
    return pacer
  }

  @Test("While nothing moves there is nothing to do, and no time to wake at")
  func idle() {
    var pacer = pacer()
    #expect(pacer.next(at: 100) == .wait(until: nil))
    #expect(pacer.next(at: 5000) == .wait(until: nil))
  }

  @Test("While something moves, each display time has its step and its picture")
  func moving() throws {
    var pacer = pacer(isMoving: true)
    var now = 100.0
    for frame in 1...120 {
      now = try #require(deadline(&pacer, at: now))
      #expect(abs(now - (100 + Double(frame) / 60)) < 1e-9)
      #expect(carryOut(&pacer, at: now, isMoving: true) == ["step \(frame)", "show \(frame)"])
    }
  }

  @Test("Nothing is done before its time")
  func early() {
    var pacer = pacer(isMoving: true)
    #expect(carryOut(&pacer, at: 100 + 0.99 / 60, isMoving: true) == [])
    #expect(carryOut(&pacer, at: 100 + 1.01 / 60, isMoving: true) == ["step 1", "show 1"])
  }

  @Test("A display that is twice as fast shows a picture between steps")
  func fastDisplay() throws {
    var pacer = pacer(displayRate: 120, isMoving: true)
    var done: [String] = []
    var now = 100.0
    for _ in 1...4 {
      now = try #require(deadline(&pacer, at: now))
      done += carryOut(&pacer, at: now, isMoving: true)
    }
    #expect(done == ["show 0.5", "step 1", "show 1", "show 1.5", "step 2", "show 2"])
  }

  @Test("A display that is half as fast shows every second step, but no step is left out")
  func slowDisplay() throws {
    var pacer = pacer(displayRate: 30, isMoving: true)
    let now = try #require(deadline(&pacer, at: 100))
    #expect(carryOut(&pacer, at: now, isMoving: true) == ["step 1", "step 2", "show 2"])
  }

  @Test("A display whose rate does not divide shows each step at its next display time")
  func oddDisplay() throws {
    var pacer = pacer(displayRate: 144, isMoving: true)
    var now = 100.0
    var steps = 0
    for tick in 1...144 {
      now = try #require(deadline(&pacer, at: now))
      let done = carryOut(&pacer, at: now, isMoving: true)
      steps += done.count { $0.hasPrefix("step") }
      // 144 pictures and 60 steps a second.
      #expect(steps == tick * 60 / 144)
      #expect(done.last == "show \(sixtieths(Double(tick) / 144))")
    }
  }

  @Test("A frame that comes late makes its steps up and shows only the last")
  func lateFrame() {
    var pacer = pacer(isMoving: true)
    #expect(
      carryOut(&pacer, at: 100 + 3.2 / 60, isMoving: true) == [
        "step 1", "step 2", "step 3", "show 3",
      ])
    #expect(carryOut(&pacer, at: 100 + 4.0001 / 60, isMoving: true) == ["step 4", "show 4"])
  }

  @Test("After a stall the stage's time goes on where it was", arguments: [0.26, 1, 3600])
  func stall(seconds: Double) throws {
    var pacer = pacer(isMoving: true)
    let now = 100 + seconds
    #expect(carryOut(&pacer, at: now, isMoving: true) == ["step 1", "show 1"])
    #expect(abs(pacer.stageTime(at: now) - 1.0 / 60) < 1e-9)
    let next = try #require(deadline(&pacer, at: now))
    #expect(abs(next - (now + 1.0 / 60)) < 1e-9)
    #expect(carryOut(&pacer, at: next, isMoving: true) == ["step 2", "show 2"])
  }

  @Test("Steps that take longer than they last do not pile up, and none is left out")
  func overload() {
    var pacer = pacer(isMoving: true)
    var now = 100.0
    var steps: [String] = []
    var mostInOneFrame = 0
    for _ in 1...50 {
      let done = carryOut(&pacer, at: now, isMoving: true).filter { $0.hasPrefix("step") }
      steps += done
      mostInOneFrame = max(mostInOneFrame, done.count)
      now += 0.001 + 0.05 * Double(done.count)
    }
    #expect(steps == (1...steps.count).map { "step \($0)" })
    // 1/15 s is four steps; the fifth is the one that is due anyway.
    #expect(mostInOneFrame <= 5)
  }

  @Test("The stage's time goes on while it is idle, and input gets the time at which it came")
  func inputAfterIdleness() throws {
    var pacer = pacer()
    // 10.0051 s is 600.306 steps.
    let happened = 110.0051
    let time = pacer.stageTime(at: happened)
    #expect(abs(time - 10.0051) < 1e-9)
    pacer.wantStep(at: time)
    let next = try #require(deadline(&pacer, at: happened + 0.0002))
    #expect(abs(next - (100 + 601.0 / 60)) < 1e-9)
    #expect(carryOut(&pacer, at: next, isMoving: false) == ["step 601", "show 601"])
    #expect(pacer.next(at: next) == .wait(until: nil))
  }

  @Test("Input at the very time of a step is that step's")
  func inputAtStepTime() {
    var pacer = pacer()
    pacer.wantStep(at: 7.0 / 60)
    #expect(carryOut(&pacer, at: 100 + 7.0 / 60, isMoving: false) == ["step 7", "show 7"])
  }

  @Test("Steps never go back, whatever time is wanted")
  func never() {
    var pacer = pacer()
    pacer.wantStep(at: 1)
    #expect(carryOut(&pacer, at: 101, isMoving: false) == ["step 60", "show 60"])
    pacer.wantStep(at: 0.5)
    #expect(carryOut(&pacer, at: 101.5, isMoving: false).first == "step 61")
    #expect(pacer.lastStepTime == 61.0 / 60)
  }

  @Test("The earliest of several wishes counts")
  func wishes() {
    var pacer = pacer()
    pacer.wantStep(at: 3.0 / 60)
    pacer.wantStep(at: 2.0 / 60)
    pacer.wantStep(at: 9.0 / 60)
    #expect(carryOut(&pacer, at: 100 + 2.0 / 60, isMoving: false) == ["step 2", "show 2"])
  }

  @Test("Input that is found late steps where it happened")
  func lateInput() {
    var pacer = pacer()
    pacer.wantStep(at: 1.5 / 60)
    #expect(carryOut(&pacer, at: 100 + 3.6 / 60, isMoving: true) == ["step 2", "step 3", "show 3"])
  }

  @Test("A damaged window shows the last step again, at most once in a display interval")
  func damage() {
    var pacer = pacer()
    pacer.wantPicture()
    #expect(carryOut(&pacer, at: 105, isMoving: false) == ["show 0"])
    pacer.wantPicture()
    #expect(pacer.next(at: 105.001) == .wait(until: 105 + 1.0 / 60))
    #expect(carryOut(&pacer, at: 105.017, isMoving: false) == ["show 0"])
    #expect(pacer.next(at: 106) == .wait(until: nil))
  }

  @Test("A display that paces itself gets one picture per refresh, although its rate is a bit off")
  func pacedByDisplay() {
    for rate in [59.94, 60.06] {
      var pacer = pacer(isPacedByDisplay: true, isMoving: true)
      var counts: [Int: Int] = [:]
      for frame in 1...3000 {
        let done = carryOut(&pacer, at: 100 + Double(frame) / rate, isMoving: true)
        counts[done.count { $0.hasPrefix("step") }, default: 0] += 1
      }
      // 0.001 of a frame each: three times in 3000 one more or one less, and once more to begin.
      #expect(counts[1] ?? 0 >= 2995, "\(rate) Hz: \(counts)")
    }
  }

  @Test("Where presenting does not wait after all, pictures still come no faster than the display")
  func presentingDoesNotWait() throws {
    var pacer = pacer(isPacedByDisplay: true, isMoving: true)
    var now = 100.0
    var frames = 0
    while now < 101 {
      if carryOut(&pacer, at: now, isMoving: true).contains(where: { $0.hasPrefix("show") }) {
        frames += 1
      }
      now = max(try #require(deadline(&pacer, at: now)), now + 0.0005)
    }
    #expect((59...61).contains(frames))
  }
}
