internal import CSDL2
import CoreGraphics
import Stage

/// Turns SDL's events into the window's.
struct EventTranslator {
  /// Other windows' events are ignored.
  let windowID: UInt32
  /// A key whose text, if it writes any, is the next event.
  private var openKey: KeyPress?
  /// Where the mouse was seen last, in window units: SDL's wheel events say it in new versions only.
  private var mousePlace = CGPoint.zero

  init(windowID: UInt32) { self.windowID = windowID }

  /// - Parameter windowSize: in window units.
  mutating func translate(_ event: SDL_Event, windowSize: CGSize) -> [WindowEvent] {
    if event.type == SDL_TEXTINPUT.rawValue, event.text.windowID == windowID {
      var press = openKey ?? KeyPress(name: "")
      openKey = nil
      press.text = Self.text(of: event.text)
      return [.key(press)]
    }
    var events = closeKey()
    if event.type == SDL_KEYDOWN.rawValue, event.key.windowID == windowID {
      openKey = Self.press(event.key)
    } else if let turn = wheel(event) {
      events.append(turn)
    } else if let other = translateOther(event, windowSize: windowSize) {
      events.append(other)
    }
    return events
  }

  /// The key that was the last event, if it was one: no text followed it.
  mutating func closeKey() -> [WindowEvent] {
    defer { openKey = nil }
    return openKey.map { [.key($0)] } ?? []
  }

  private func translateOther(_ event: SDL_Event, windowSize: CGSize) -> WindowEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN: button(event.button, .began)
    case SDL_MOUSEBUTTONUP: button(event.button, .ended)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_FINGERDOWN: finger(event.tfinger, .began, windowSize)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, windowSize)
    case SDL_FINGERUP: finger(event.tfinger, .ended, windowSize)
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_QUIT: .close
    default: nil
    }
  }

  private func window(_ event: SDL_WindowEvent) -> WindowEvent? {
    guard event.windowID == windowID else { return nil }
    return switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_FOCUS_LOST: .lostFocus
    case SDL_WINDOWEVENT_CLOSE: .close
    default: nil
    }
  }
}

// MARK: - Pointers

extension EventTranslator {
  private mutating func wheel(_ event: SDL_Event) -> WindowEvent? {
    if event.type == SDL_MOUSEMOTION.rawValue, event.motion.windowID == windowID {
      mousePlace = CGPoint(x: Int(event.motion.x), y: Int(event.motion.y))
    }
    guard event.type == SDL_MOUSEWHEEL.rawValue, event.wheel.windowID == windowID else {
      return nil
    }
    // Where there is no precise value, it is 0.
    let precise = CGVector(dx: Double(event.wheel.preciseX), dy: Double(event.wheel.preciseY))
    var notches =
      precise == .zero
      ? CGVector(dx: Double(event.wheel.x), dy: Double(event.wheel.y)) : precise
    if event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue {
      notches = CGVector(dx: -notches.dx, dy: -notches.dy)
    }
    return notches == .zero ? nil : .wheel(notches, place: mousePlace)
  }

  private func button(_ event: SDL_MouseButtonEvent, _ phase: InputEvent.Phase) -> WindowEvent? {
    guard event.windowID == windowID, event.button == UInt8(SDL_BUTTON_LEFT) else { return nil }
    return .pointer(.mouse, phase, place: CGPoint(x: Int(event.x), y: Int(event.y)))
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> WindowEvent? {
    guard event.windowID == windowID else { return nil }
    let isPressed = event.state & (1 << UInt32(SDL_BUTTON_LEFT - 1)) != 0
    return .pointer(
      .mouse, isPressed ? .moved : .cancelled, place: CGPoint(x: Int(event.x), y: Int(event.y)))
  }

  /// SDL gives a finger's place as parts of the window's size.
  private func finger(
    _ event: SDL_TouchFingerEvent, _ phase: InputEvent.Phase, _ windowSize: CGSize
  ) -> WindowEvent? {
    guard event.windowID == windowID else { return nil }
    return .pointer(
      .finger(event.fingerId), phase,
      place: CGPoint(
        x: Double(event.x) * windowSize.width, y: Double(event.y) * windowSize.height))
  }
}

// MARK: - Keys

extension EventTranslator {
  /// What is held down now.
  static var heldModifiers: KeyPress.Modifiers { modifiers(UInt32(SDL_GetModState().rawValue)) }

  private static func press(_ event: SDL_KeyboardEvent) -> KeyPress {
    KeyPress(
      name: String(cString: SDL_GetKeyName(event.keysym.sym)),
      place: String(cString: SDL_GetScancodeName(event.keysym.scancode)),
      modifiers: modifiers(UInt32(event.keysym.mod)), isRepeat: event.repeat != 0)
  }

  private static func modifiers(_ held: UInt32) -> KeyPress.Modifiers {
    let table: [(UInt32, KeyPress.Modifiers)] = [
      (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue, .shift),
      (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue, .control),
      (KMOD_LALT.rawValue | KMOD_RALT.rawValue, .alt),
      (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue, .system),
    ]
    return table.reduce(into: []) { result, entry in
      if held & entry.0 != 0 { result.insert(entry.1) }
    }
  }

  private static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
