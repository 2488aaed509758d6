import CoreGraphics
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
    wantNeededStep(at: now)
    var start: Double?
    while true {
      switch pacer.next(at: now) {
      case .step(let time):
        start = start ?? clock.now()
        step(to: time, now: now)
      case .show(let time):
        show(at: time, since: start ?? clock.now())
        pacer.didShow(at: now)
      case .wait(let deadline):
        return deadline
      }
    }
  }

  private var subjectScreen: StagePart.Screen {
    StagePart.Screen(size: layout.deviceSize, scale: layout.deviceScale)
  }

  private var chromeScreen: StagePart.Screen {
    StagePart.Screen(size: layout.chromeSize, scale: layout.pixelsPerPoint)
  }

  /// Something between steps, a task of the code under study say, may have made one necessary.
  private func wantNeededStep(at now: Double) {
    let isNeeded =
      subject.needsStep(for: subjectScreen) || chrome?.needsStep(for: chromeScreen) ?? false
    if isNeeded { pacer.wantStep(at: pacer.stageTime(at: now)) }
    if let first = pendingInput.first { pacer.wantStep(at: first.time) }
  }

  private func step(to time: Double, now: Double) {
    if !pendingInput.isEmpty || subject.needsStep(for: subjectScreen) {
      subject.step(to: time, subjectScreen, events: takeInput(upTo: time, now: now))
    }
    if chrome?.needsStep(for: chromeScreen) ?? false {
      chrome?.step(to: time, chromeScreen, events: [])
    }
    pacer.didStep(isMoving: subject.isMoving || chrome?.isMoving ?? false)
    if let next = pendingInput.first { pacer.wantStep(at: next.time) }
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
    return due
  }

  private func show(at time: Double, since start: Double) {
    guard window.isVisible else { return }
    let picture = WindowPicture(
      layout: layout, device: subject.picture(at: time), chrome: chrome?.picture(at: time),
      touches: fingers.places)
    guard let pixels = composite(picture.displayList) else { return }
    statistics.add(milliseconds: (clock.now() - start) * 1000)
    presenter.present(pixels)
  }
}
