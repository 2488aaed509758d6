import CoreGraphics
import RandomDisplayLists
import SDLStage
import Stage
import Testing

@Suite("The speed of the stage, and its pause")
struct FramePacerSpeedTests {
  private static let device = Device(name: "test", size: CGSize(width: 10, height: 10), scale: 1)

  /// A pacer at real time 100 whose first step and picture are done.
  private func pacer(speed: Double = 1, isMoving: Bool = true) -> FramePacer {
    var pacer = FramePacer(
      device: Self.device, displayRate: 60, isPacedByDisplay: false, speed: speed, now: 100)
    pacer.wantStep(at: 0)
    #expect(carryOut(&pacer, at: 100, isMoving: isMoving) == ["step 0", "show 0"])
    return pacer
  }

  /// What is done at the pacer's own deadlines, as often as `count`.
  private func run(_ pacer: inout FramePacer, from now: inout Double, count: Int) -> [[String]] {
    (0..<count).map { _ in
      now = deadline(&pacer, at: now) ?? now
      return carryOut(&pacer, at: now)
    }
  }

  // MARK: - Speed

  @Test("Slow motion shows more pictures between the same steps, at the display's own rate")
  func slowMotion() {
    var pacer = pacer(speed: 0.25)
    var now = 100.0
    let done = run(&pacer, from: &now, count: 8)
    #expect(
      done == [
        ["show 0.25"], ["show 0.5"], ["show 0.75"], ["step 1", "show 1"],
        ["show 1.25"], ["show 1.5"], ["show 1.75"], ["step 2", "show 2"],
      ])
    #expect(abs(now - (100 + 8.0 / 60)) < 1e-9)
  }

  @Test("Four times as fast: four steps for each picture")
  func fast() {
    var pacer = pacer(speed: 4)
    var now = 100.0
    #expect(
      run(&pacer, from: &now, count: 2) == [
        ["step 1", "step 2", "step 3", "step 4", "show 4"],
        ["step 5", "step 6", "step 7", "step 8", "show 8"],
      ])
  }

  @Test("At any speed the same steps, none left out", arguments: [0.01, 0.07, 0.1, 0.5, 1, 1.3, 4])
  func sameSteps(speed: Double) throws {
    var pacer = pacer(speed: speed)
    var now = 100.0
    var steps = 0
    while steps < 8 {
      now = try #require(deadline(&pacer, at: now))
      for done in carryOut(&pacer, at: now) where done.hasPrefix("step") {
        steps += 1
        #expect(done == "step \(steps)")
        // Not before its time, and at most a picture of the display after it.
        let due = 100 + Double(steps) / 60 / speed
        #expect(now >= due - 1e-9 && now < due + 1.0 / 60 + 1e-9)
      }
    }
  }

  @Test("Input at 1/10 waits for the step that it waits for at 1")
  func input() throws {
    var pacer = pacer(speed: 0.1, isMoving: false)
    // 5.051 real seconds are 0.5051 s of the stage: between steps 30 and 31.
    let time = pacer.stageTime(at: 105.051)
    #expect(abs(time - 0.5051) < 1e-9)
    pacer.wantStep(at: time)
    let next = try #require(deadline(&pacer, at: 105.051))
    #expect(abs(next - (100 + 310.0 / 60)) < 1e-9)
    #expect(carryOut(&pacer, at: next, isMoving: false) == ["step 31", "show 31"])
  }

  @Test("A change of speed on the way does not jump")
  func change() {
    var pacer = pacer()
    var now = 100.0
    _ = run(&pacer, from: &now, count: 3)
    // Half an interval after step 3 the stage is at 3.5.
    pacer.setSpeed(0.1, at: now + 0.5 / 60)
    #expect(sixtieths(pacer.stageTime(at: now + 0.5 / 60)) == "3.5")
    #expect(run(&pacer, from: &now, count: 2) == [["show 3.55"], ["show 3.65"]])
    pacer.setSpeed(1, at: now)
    #expect(run(&pacer, from: &now, count: 1) == [["step 4", "show 4.65"]])
    pacer.setSpeed(4, at: now)
    #expect(
      run(&pacer, from: &now, count: 1)
        == [["step 5", "step 6", "step 7", "step 8", "show 8.65"]])
  }

  @Test("A display that is half a frame late does not go back when the speed changes")
  func changeBeforeLatePicture() {
    var pacer = pacer(speed: 0.01)
    // The display time of picture 1 has passed, but it has not been shown.
    pacer.setSpeed(4, at: 100 + 1.9 / 60)
    #expect(carryOut(&pacer, at: 100 + 1.9 / 60) == ["show 0.019"])
  }

  @Test("A stall in slow motion moves the stage by no more than one step")
  func stall() {
    var pacer = pacer(speed: 0.1)
    #expect(carryOut(&pacer, at: 105) == ["step 1", "show 1"])
    #expect(sixtieths(pacer.stageTime(at: 105)) == "1")
  }

  @Test("A picture beside the stage does not wait for a slow stage's next step")
  func pictureBesideStage() {
    var pacer = pacer(speed: 0.01, isMoving: false)
    pacer.wantStep(at: 1.0 / 60)
    #expect(abs(deadline(&pacer, at: 100.5)! - (100 + 100.0 / 60)) < 1e-9)
    pacer.wantPicture()
    #expect(carryOut(&pacer, at: 100.5) == ["show 0"])
  }

  // MARK: - Pause

  @Test("Paused, nothing is done and there is no time to wake at; going on makes up for nothing")
  func pause() {
    var pacer = pacer()
    var now = 100.0
    _ = run(&pacer, from: &now, count: 3)
    pacer.setPaused(true, at: now + 0.25 / 60)
    for seconds in [0.1, 10, 3600] {
      #expect(pacer.next(at: now + seconds) == .wait(until: nil))
      #expect(sixtieths(pacer.stageTime(at: now + seconds)) == "3.25")
    }
    // Exactly 216 000 intervals later.
    now += 3600
    pacer.setPaused(false, at: now)
    #expect(sixtieths(pacer.stageTime(at: now)) == "3.25")
    #expect(
      run(&pacer, from: &now, count: 3)
        == [["step 4", "show 4.25"], ["step 5", "show 5.25"], ["step 6", "show 6.25"]])
  }

  @Test("Paused between two steps, a damaged window shows the same moment again")
  func damage() {
    var pacer = pacer(speed: 0.5)
    var now = 100.0
    #expect(run(&pacer, from: &now, count: 1) == [["show 0.5"]])
    pacer.setPaused(true, at: now)
    pacer.wantPicture()
    #expect(carryOut(&pacer, at: now + 1) == ["show 0.5"])
    pacer.setSpeed(4, at: now + 2)
    pacer.wantPicture()
    #expect(carryOut(&pacer, at: now + 2) == ["show 0.5"])
  }

  @Test("What wants a step while the stage is paused waits for the step after the pause")
  func waiting() {
    var pacer = pacer(isMoving: false)
    pacer.setPaused(true, at: 100 + 10.5 / 60)
    pacer.wantStep(at: pacer.stageTime(at: 200))
    #expect(pacer.next(at: 200) == .wait(until: nil))
    pacer.setPaused(false, at: 300)
    #expect(carryOut(&pacer, at: 300) == [])
    #expect(carryOut(&pacer, at: 300 + 1.01 / 60, isMoving: false) == ["step 11", "show 11"])
  }

  @Test("By hand a paused stage takes one step at a time, and goes on from there")
  func byHand() {
    var pacer = pacer()
    var now = 100.0
    _ = run(&pacer, from: &now, count: 3)
    pacer.setPaused(true, at: now + 0.25 / 60)
    now += 50
    pacer.stepOnce()
    #expect(carryOut(&pacer, at: now) == ["step 4", "show 4"])
    #expect(pacer.next(at: now + 1) == .wait(until: nil))
    pacer.stepOnce()
    pacer.stepOnce()
    #expect(carryOut(&pacer, at: now + 1) == ["step 5", "step 6", "show 6"])
    #expect(sixtieths(pacer.stageTime(at: now + 2)) == "6")
    now += 3
    pacer.setPaused(false, at: now)
    #expect(run(&pacer, from: &now, count: 1).first?.first == "step 7")
  }

  @Test("By hand, a stage at rest takes the step that its input waits for")
  func byHandAtRest() {
    var pacer = pacer(isMoving: false)
    pacer.setPaused(true, at: 110)
    pacer.wantStep(at: pacer.stageTime(at: 111))
    pacer.stepOnce()
    #expect(carryOut(&pacer, at: 111, isMoving: false) == ["step 600", "show 600"])
  }

  @Test("A step by hand that would do nothing is left out, and what was asked for beyond it")
  func nothingToStep() {
    var pacer = pacer(isMoving: false)
    pacer.setPaused(true, at: 110)
    pacer.stepOnce()
    pacer.stepOnce()
    #expect(pacer.next(at: 111) == .step(time: 10))
    pacer.skipStep()
    #expect(pacer.next(at: 111) == .wait(until: nil))
    #expect(pacer.lastStepTime == 0)
  }

  @Test(
    "Whatever is done to speed and pause, time goes on without a jump and no step is left out",
    arguments: RandomRun.seeds(from: 8200, count: 400))
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pacer = pacer(speed: 1)
    var now = 100.0
    var lastStep = 0
    var lastShown = 0.0
    for action in 0..<300 {
      let elapsed = generator.pick([0, 0.001, 0.01, 1.0 / 60, 0.03])
      let before = pacer.stageTime(at: now)
      let speed = pacer.isPaused ? 0 : pacer.speed
      now += elapsed
      let after = pacer.stageTime(at: now)
      #expect(abs(after - before - elapsed * speed) < 1e-9, "seed \(seed), \(action)")
      if generator.happens(0.1) { pacer.setPaused(!pacer.isPaused, at: now) }
      if generator.happens(0.1) {
        pacer.setSpeed(generator.number(FramePacer.speeds), at: now)
      }
      #expect(abs(pacer.stageTime(at: now) - after) < 1e-9, "seed \(seed), \(action)")
      if generator.happens(0.1) { pacer.wantPicture() }
      if pacer.isPaused, generator.happens(0.2) { pacer.stepOnce() }
      working: while true {
        switch pacer.next(at: now) {
        case .step(let time):
          lastStep += 1
          #expect(time == Self.device.time(ofStep: lastStep), "seed \(seed), \(action)")
          pacer.didStep(isMoving: true)
        case .show(let time):
          #expect(time >= lastShown && time >= pacer.lastStepTime, "seed \(seed), \(action)")
          lastShown = time
          pacer.didShow(at: now)
        case .wait:
          break working
        }
      }
    }
    #expect(lastStep > 10)
  }
}
