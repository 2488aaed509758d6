import CoreGraphics

/// Reads the lines of a recording: `at 0.016667 move 0 195,690`.
struct GestureRecordingReader {
  private var events: [InputEvent] = []
  private var isDown: Set<Int> = []
  private var lastError: ((String) -> GestureScriptError)?

  /// What follows the word `at`.
  mutating func read(_ words: inout GestureWords) throws {
    let time = try words.number("a time in seconds", in: 0...GestureRecording.longest)
    if let last = events.last, time < last.time {
      throw words.error("times do not go back, as from \(last.time) to \(time)")
    }
    let found = words.found
    let phase: InputEvent.Phase
    switch words.takeName() {
    case "down": phase = .began
    case "move": phase = .moved
    case "up": phase = .ended
    case "cancel": phase = .cancelled
    default: throw words.error("a finger goes down, move, up or cancel, not \(found)")
    }
    let finger = try words.whole("a finger", in: 0...9)
    let place = try GestureScript.pair(&words, "a place")
    if phase == .began {
      guard isDown.insert(finger).inserted else {
        throw words.error("finger \(finger) is down already")
      }
    } else {
      guard isDown.contains(finger) else { throw words.error("finger \(finger) is not down") }
      if phase != .moved { isDown.remove(finger) }
    }
    events.append(InputEvent(time: time, finger: finger, phase: phase, position: place))
    lastError = words.error
  }

  /// What was read is a part of its own. All fingers have to be up.
  mutating func finish(into parts: inout [GestureScript.Part]) throws {
    guard !events.isEmpty else { return }
    if let finger = isDown.min() {
      let message = "the recording ends with finger \(finger) down: add 'up' or 'cancel'"
      throw lastError?(message) ?? GestureScriptError(message)
    }
    parts.append(.touches(events))
    self = GestureRecordingReader()
  }
}
