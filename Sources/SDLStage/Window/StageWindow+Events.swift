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
      let time = pacer.stageTime(at: now - clock.age(event.ticks))
      for translated in translator.translate(event.event, windowSize: windowSize) {
        handle(translated, at: time)
      }
    }
    for key in translator.closeKey() { handle(key, at: pacer.stageTime(at: now)) }
  }

  /// - Parameter time: of the stage's clock.
  private func handle(_ event: WindowEvent, at time: Double) {
    switch event {
    case .pointer(let pointer, let phase, let place):
      guard
        let input = fingers.event(for: pointer, phase, at: place, time: time, in: layout)
      else { return }
      enqueue(input)
      // While the finger is down the mouse belongs to this window, wherever it goes.
      if pointer == .mouse, phase != .moved { window.captureMouse(fingers.isDown(.mouse)) }
    case .lostFocus:
      for input in fingers.cancelAll(time: time, in: layout) { enqueue(input) }
      window.captureMouse(false)
    case .exposed:
      damage()
    case .resized:
      resize()
    case .key(let press):
      if press.name == "Q", press.modifiers == .control { close() } else { onKey(press) }
    case .close:
      close()
    }
  }

  private func resize() {
    layout = WindowLayout(
      pixelSize: presenter.pixelSize, windowSize: CGSize(window.size),
      deviceSize: layout.deviceSize, uiScale: uiScale)
    if statistics.scale != layout.deviceScale {
      statistics = FrameStatistics(scale: layout.deviceScale)
    }
    damage()
  }

  /// Keeps the order in time, also where the stage's time was held back in between.
  private func enqueue(_ event: InputEvent) {
    var event = event
    event.time = max(event.time, pendingInput.last?.time ?? 0)
    pendingInput.append(event)
  }
}
