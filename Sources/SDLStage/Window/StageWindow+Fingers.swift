import CoreGraphics
import Stage

// Fingers that a mouse and its wheel have besides the first.
extension StageWindow {
  /// Alt, when the mouse is pressed, gives it a second finger, mirrored about the middle of the
  /// device; with Shift both go the same way.
  func moveSecondFinger(_ phase: InputEvent.Phase, with place: CGPoint, _ time: Double) {
    let held = EventTranslator.heldModifiers
    if phase == .began {
      guard fingers.isDown(.mouse), held.contains(.alt) else { return }
      secondFinger = SecondFinger(mirroring: place, about: layout.deviceCenter)
    }
    guard var finger = secondFinger else { return }
    finger.follow(place, isParallel: held.contains(.shift))
    secondFinger = phase == .ended || phase == .cancelled ? nil : finger
    putFinger(.mirror, phase, at: finger.place, time)
  }

  /// The wheel drags what lies under the mouse, where a pan waits for that.
  ///
  /// - Returns: whether it did.
  func turnWheelOnDevice(_ notches: CGVector, at place: CGPoint, _ time: Double) -> Bool {
    let stageTime = pacer.stageTime(at: time)
    if wheelFinger == nil {
      guard layout.isOnDevice(place), !chromeTakes(place), scrubTime == nil,
        subject.stage.takesPan(at: layout.devicePoint(at: place))
      else { return false }
      wheelFinger = WheelFinger(at: place, time: stageTime)
      putFinger(.wheel, .began, at: place, time)
    }
    guard var finger = wheelFinger else { return false }
    finger.turn(notches, time: stageTime, unit: layout.unitsPerPoint)
    wheelFinger = finger
    putFinger(.wheel, .moved, at: finger.place, time)
    return true
  }

  /// The finger of a wheel that has rested lifts, at `time` of the stage.
  func liftWheelFinger(at time: Double) -> InputEvent? {
    guard let finger = wheelFinger, time >= finger.end else { return nil }
    wheelFinger = nil
    return fingers.event(for: .wheel, .ended, at: finger.place, time: finger.end, in: layout)
  }

  /// Tab moves the ring over the stage's controls; while one has it Space and Return tap it, and
  /// Escape takes the ring away.
  ///
  /// - Returns: whether the key was one of these.
  func moveFocus(_ press: KeyPress, at time: Double) -> Bool {
    guard press.modifiers.isSubset(of: .shift) else { return false }
    if press.name == "Tab" {
      scrubTime = nil
      focus.move(backwards: press.modifiers.contains(.shift), on: subject.stage)
      pacer.wantPicture()
      return true
    }
    guard let frame = focus.frame(on: subject.stage) else { return false }
    switch press.name {
    case "Escape":
      focus.clear()
      pacer.wantPicture()
    case "Space", "Return", "Keypad Enter":
      if !press.isRepeat { tap(CGPoint(x: frame.midX, y: frame.midY), at: time) }
    default:
      return false
    }
    return true
  }

  /// What a finger does that taps, in points of the device.
  private func tap(_ point: CGPoint, at time: Double) {
    guard !fingers.isDown(.mouse) else { return }
    let start = pacer.stageTime(at: time)
    enqueue(InputEvent(time: start, phase: .began, position: point))
    enqueue(InputEvent(time: start + InputScript.tapDuration, phase: .ended, position: point))
  }

  /// Does `events`, with times of the stage, after what waits already.
  package func perform(_ events: [InputEvent]) {
    for event in events { enqueue(event) }
    wake.wake()
  }

  /// The time of the stage's next step, at which new input can begin.
  package var nextStepTime: Double {
    let device = subject.stage.device
    let waiting = pendingInput.last?.time ?? 0
    let now = max(pacer.stageTime(at: clock.now()), subject.lastStepTime, waiting)
    return device.time(ofStep: device.step(at: now) + 1)
  }
}
