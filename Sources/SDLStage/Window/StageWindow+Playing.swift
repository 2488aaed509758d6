import Stage

// Slowing the stage down, stopping it, looking back. All of it may be called at any time, also by
// the chrome within a step of its own.
extension StageWindow {
  /// How many times as fast as real time the stage goes; within `FramePacer.speeds`.
  package var speed: Double {
    get { pacer.speed }
    set {
      guard newValue != speed else { return }
      pacer.setSpeed(newValue, at: clock.now())
      wake.wake()
    }
  }

  /// Whether the stage's time stands still. What the person does on the stage waits until it goes
  /// on. Going on while the recording is looked at goes on from the recording's end.
  package var isPaused: Bool {
    get { pacer.isPaused }
    set {
      if lookBack == nil {
        pacer.setPaused(newValue, at: clock.now())
      } else {
        lookBack?.wasPaused = newValue
        if !newValue { scrubTime = nil }
      }
      wake.wake()
    }
  }

  /// The moment of the recording that is looked at, in seconds of the stage; it is kept within the
  /// recording. While it is set the stage is paused. Nil shows the stage itself, which goes on
  /// unless it was paused before.
  package var scrubTime: Double? {
    get { lookBack?.time }
    set {
      if let newValue, let first = recording.records.first, let last = recording.records.last {
        let end = max(last.time, liveTime)
        let time = min(max(newValue, first.time), end)
        lookBack = LookBack(time: time, wasPaused: lookBack?.wasPaused ?? isPaused)
        pacer.setPaused(true, at: clock.now())
      } else if let lookBack {
        self.lookBack = nil
        pacer.setPaused(lookBack.wasPaused, at: clock.now())
      } else {
        return
      }
      pacer.wantPicture()
      wake.wake()
    }
  }

  /// Pauses, and goes `count` steps of the device on, or back over the recording if below 0.
  ///
  /// On from the recording's end the stage itself takes the steps; at rest it has none to take.
  package func stepFrame(by count: Int) {
    isPaused = true
    for _ in 0..<abs(count) {
      if count > 0 { stepOn() } else { stepBack() }
    }
  }

  private func stepOn() {
    if let time = scrubTime, let index = recording.records.index(at: time),
      index + 1 < recording.count
    {
      scrubTime = recording.records[index + 1].time
    } else {
      scrubTime = nil
      pacer.stepOnce()
      wake.wake()
    }
  }

  private func stepBack() {
    let time = scrubTime ?? shownTime
    guard let index = recording.records.index(at: time) else { return }
    let record = recording.records[index]
    // From between two steps back to the first of them.
    let isBetween = record.commit != nil && time > record.time
    scrubTime = recording.records[isBetween ? index : max(index - 1, 0)].time
  }

  /// Ends the transition that is under way as if its animator had completed it, with a step that is
  /// taken even while the stage is paused.
  package func releaseTransition() {
    scrubTime = nil
    releasesTransition = true
    if isPaused { pacer.stepOnce() } else { pacer.wantStep(at: pacer.stageTime(at: clock.now())) }
    wake.wake()
  }

  /// Starts over with another stage: its time goes on from its last step, the recording is empty,
  /// and it is not paused. Speed and settings stay.
  ///
  /// - Parameters:
  ///   - time: of the stage's last step; 0 for one that has not stepped yet.
  ///   - input: what the person would do next, with times of that stage.
  package func replaceStage(_ stage: Stage, at time: Double = 0, input: [InputEvent] = []) {
    subject.stage.whenStepIsNeeded {}
    stage.whenStepIsNeeded { [wake] in wake.wake() }
    subject = StagePart(stage)
    recording = StageRecording(byteLimit: recording.byteLimit)
    lookBack = nil
    releasesTransition = false
    pendingInput = input
    fingers = FingerTracker(on: .device)
    (secondFinger, wheelFinger) = (nil, nil)
    focus.clear()
    (liveTime, shownTime, reportedTime) = (time, time, nil)
    pacer = FramePacer(
      device: stage.device, displayRate: window.displayRate,
      isPacedByDisplay: presenter.isPacedByDisplay, speed: speed,
      stageTime: time, now: clock.now())
    pacer.wantStep(at: time)
    layOut()
    wake.wake()
  }
}
