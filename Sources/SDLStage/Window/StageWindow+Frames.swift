import CoreGraphics
import DisplayList
import Stage

// What happens between two sleeps.
extension StageWindow {
  /// Does all that is due at `now`, a time of the clock: takes in what the person did, steps the
  /// stage, shows a picture.
  ///
  /// - Returns: until when there is nothing to do; nil means until something happens.
  package func advance(to now: Double) -> Double? {
    if isClosed { return nil }
    takeInEvents(at: now)
    guard !isClosed else { return nil }
    wantSteps(at: now)
    var start: Double?
    while !isClosed {
      switch pacer.next(at: now) {
      case .step(let time):
        start = start ?? clock.now()
        step(to: time, now: now)
        wantSteps(at: now)
      case .show(let time):
        pacer.didShow(at: now)
        show(at: time, now: now, since: start ?? clock.now())
      case .wait(let deadline):
        return deadline
      }
    }
    return nil
  }

  private var subjectScreen: StagePart.Screen {
    StagePart.Screen(
      size: subject.stage.device.size(in: settings.environment.orientation),
      scale: layout.deviceScale)
  }

  private var chromeScreen: StagePart.Screen {
    StagePart.Screen(size: layout.chromeSize, scale: layout.pixelsPerPoint)
  }

  private var chromeNeedsStep: Bool {
    !pendingChromeInput.isEmpty || chrome?.needsStep(for: chromeScreen) ?? false
  }

  /// Tells the pacer all that waits for a step: it remembers the first only, and nothing beyond a step
  /// that was taken or left out. Something between steps, a task of the code under study say, may have
  /// made one necessary too.
  private func wantSteps(at now: Double) {
    let isNeeded = subject.needsStep(for: subjectScreen) || releasesTransition || environmentIsNew
    if isNeeded { pacer.wantStep(at: pacer.stageTime(at: now)) }
    if let due = subject.stage.nextTimerTime { pacer.wantStep(at: due) }
    if let first = pendingInput.first { pacer.wantStep(at: first.time) }
    if let finger = wheelFinger { pacer.wantStep(at: finger.end) }
    if chromeNeedsStep { pacer.wantPicture() }
  }

  // MARK: - The stage

  /// Takes a step of the stage that moves something or was asked for.
  private func step(to time: Double, now: Double) {
    let input = StageInput(
      time: time, size: subjectScreen.size, scale: subjectScreen.scale,
      events: takeInput(upTo: time, now: now), settings: settings,
      releasesTransition: releasesTransition)
    let isNeeded =
      !input.events.isEmpty || releasesTransition || subject.needsStep(for: subjectScreen)
      || subject.stage.hasTimer(dueAt: time) || environmentIsNew
    releasesTransition = false
    environmentIsNew = false
    if !input.events.isEmpty { onInput(input.events) }
    guard isNeeded else { return pacer.skipStep() }
    let part = subject
    let (output, isEventful) = part.step(input)
    if !output.trace.isEmpty { hasNews = true }
    if isEventful { recording.append(part.stage.record(of: output)) }
    pacer.didStep(isMoving: part.isMoving)
    if part.stage.screenSize != layout.deviceSize { layOut() }
    onStep(output, time)
  }

  /// The events of one step, and no later ones.
  private func takeInput(upTo time: Double, now: Double) -> [InputEvent] {
    // Where the stage's time was held back, what happened meanwhile happened just now.
    let latest = max(time, pacer.stageTime(at: now))
    var due: [InputEvent] = []
    while var event = pendingInput.first, min(event.time, latest) <= time + 1e-6 {
      pendingInput.removeFirst()
      event.time = min(event.time, time)
      due.append(event)
    }
    if let lift = liftWheelFinger(at: time + 1e-6) {
      due.append(
        InputEvent(time: time, finger: lift.finger, phase: .ended, position: lift.position))
    }
    return due
  }

  // MARK: - The picture

  /// - Parameter time: of the stage, if the stage itself is shown.
  private func show(at time: Double, now: Double, since start: Double) {
    liveTime = time
    // What the person does with the chrome may change what of the stage is to be shown, and what is
    // shown may change the chrome.
    if !pendingChromeInput.isEmpty { stepChrome(at: now) }
    // A stage that was put here just now has nothing to show before its first step.
    guard subject.hasStepped else { return }
    reportShownTime()
    let waits = letsChromeWait()
    if chromeNeedsStep, !waits { stepChrome(at: now) }
    if chromeNeedsStep { pacer.wantPicture() }
    guard window.isVisible, !isClosed, subject.hasStepped else { return }
    let picture = WindowPicture(
      layout: layout, device: devicePicture, chrome: chrome?.displayList,
      touches: fingers.places,
      focus: lookBack == nil ? focus.frame(on: subject.stage) : nil)
    guard let (pixels, changes) = composite(picture.displayList) else { return }
    statistics.add(milliseconds: (clock.now() - start) * 1000)
    presenter.present(pixels, changes: changes)
  }

  /// A step in which something happened, which may load a screen, leaves what the chrome has to say
  /// of it to the next picture.
  private func letsChromeWait() -> Bool {
    defer { hasNews = false }
    let waits =
      hasNews && lookBack == nil && chromeWait < Self.longestChromeWait
      && chrome?.hasStepped == true
    chromeWait = waits ? chromeWait + 1 : 0
    return waits
  }

  /// Pictures, where something happens in every step.
  private static let longestChromeWait = 3

  private var devicePicture: DisplayList {
    let recorded = lookBack.flatMap { recording.picture(at: $0.time) }
    return recorded ?? subject.picture(at: max(liveTime, subject.lastStepTime))
  }

  private func reportShownTime() {
    shownTime = lookBack?.time ?? liveTime
    guard shownTime != reportedTime else { return }
    reportedTime = shownTime
    onShow(shownTime)
  }

  private func stepChrome(at now: Double) {
    guard let chrome else { return }
    let time = max(now - chromeOrigin, chrome.lastStepTime)
    let events = pendingChromeInput
    pendingChromeInput = []
    _ = chrome.step(
      StageInput(
        time: time, size: chromeScreen.size, scale: chromeScreen.scale,
        events: events.map { event in
          var event = event
          event.time = min(event.time, time)
          return event
        }))
  }
}
