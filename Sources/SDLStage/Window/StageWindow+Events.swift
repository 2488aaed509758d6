import CoreGraphics
import Stage

extension StageWindow {
  /// Deals with what SDL has waiting.
  func takeInEvents(at now: Double) {
    window.pump()
    // What woke the loop is in SDL's queue now, or can be seen on the stage.
    wake.forgetPendingWake()
    let windowSize = CGSize(window.size)
    while !isClosed, let event = window.nextEvent() {
      let happened = now - clock.age(event.ticks)
      for translated in translator.translate(event.event, windowSize: windowSize) {
        handle(translated, at: happened)
      }
    }
    for key in translator.closeKey() { handle(key, at: now) }
  }

  /// - Parameter time: of the clock.
  private func handle(_ event: WindowEvent, at time: Double) {
    // One event of SDL's can be several, and the first of them close the window.
    guard !isClosed else { return }
    switch event {
    case .pointer(let pointer, let phase, let place):
      handle(pointer, phase, at: place, time)
    case .wheel(let notches, let place):
      if !turnWheelOnDevice(notches, at: place, time) {
        onWheel(notches.dy, layout.chromePoint(at: place))
      }
    case .lostFocus:
      cancelFingers(at: time)
    case .exposed:
      damage()
    case .resized:
      layOut()
      damage()
    case .key(let press):
      if press.latinName == "Q", press.modifiers == .control {
        close()
      } else if !moveFocus(press, at: time) {
        onKey(press)
      }
    case .close:
      close()
    }
  }
}

// MARK: - Fingers

extension StageWindow {
  /// A pointer belongs to where it went down: to the chrome where that has a view, else to the
  /// device.
  private func handle(
    _ pointer: WindowEvent.Pointer, _ phase: InputEvent.Phase, at place: CGPoint, _ time: Double
  ) {
    let goesDown = phase == .began && !fingers.isDown(pointer)
    if chromeFingers.isDown(pointer) || goesDown && chromeTakes(place) {
      let event = chromeFingers.event(
        for: pointer, phase, at: place, time: chromeTime(at: time), in: layout)
      if let event { pendingChromeInput.append(event) }
    } else {
      // A click on what is past is one on the stage as it is.
      if phase == .began, layout.isOnDevice(place) {
        scrubTime = nil
        focus.clear()
      }
      putFinger(pointer, phase, at: place, time)
      if pointer == .mouse { moveSecondFinger(phase, with: place, time) }
    }
    // While the finger is down the mouse belongs to this window, wherever it goes.
    if pointer == .mouse, phase != .moved {
      window.captureMouse(fingers.isDown(.mouse) || chromeFingers.isDown(.mouse))
    }
  }

  /// - Parameter time: of the clock.
  func putFinger(
    _ pointer: WindowEvent.Pointer, _ phase: InputEvent.Phase, at place: CGPoint, _ time: Double
  ) {
    let event = fingers.event(
      for: pointer, phase, at: place, time: pacer.stageTime(at: time), in: layout)
    if let event { enqueue(event) }
  }

  func chromeTakes(_ place: CGPoint) -> Bool {
    chrome?.stage.takesTouch(at: layout.chromePoint(at: place)) ?? false
  }

  private func cancelFingers(at time: Double) {
    for event in fingers.cancelAll(time: pacer.stageTime(at: time), in: layout) { enqueue(event) }
    pendingChromeInput += chromeFingers.cancelAll(time: chromeTime(at: time), in: layout)
    (secondFinger, wheelFinger) = (nil, nil)
    window.captureMouse(false)
  }

  private func chromeTime(at time: Double) -> Double { max(time - chromeOrigin, 0) }

  /// Keeps the order in time, also where the stage's time was held back in between.
  func enqueue(_ event: InputEvent) {
    var event = event
    event.time = max(event.time, pendingInput.last?.time ?? 0)
    pendingInput.append(event)
    // While the stage waits, the finger shows all the same.
    if isPaused { pacer.wantPicture() }
  }
}
