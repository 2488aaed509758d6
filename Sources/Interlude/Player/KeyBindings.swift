import SDLStage

/// Which key asks for what.
enum KeyBindings {
  /// Seconds by which a duration is changed.
  private static let durationStep = (fine: 0.05, coarse: 0.5)

  /// What the sheet of keys shows, in its order.
  static let descriptions: [(key: String, action: String)] = [
    ("Mouse", "is the finger; with Alt two, with Alt+Shift side by side"),
    ("Wheel", "drags what pans"),
    ("Tab", "ring on the next control; Space taps it, Esc ends it"),
    ("Space", "pause and go on"),
    (",   .", "one frame back, one on"),
    ("R", "play the last transition again"),
    ("1  2  3  4", "speed 1, 1/2, 1/4, 1/10"),
    ("[   ]", "shorter, longer by 0.05 s; with Shift by 0.5 s"),
    ("Page Down  Up", "shorter, longer by 0.5 s"),
    ("\\", "the duration of the code"),
    ("V", "iOS 12 or 13 and later: what no style means"),
    ("G   Shift+G", "record a gesture; do it again"),
    ("S", "the list of scenarios"),
    ("A", "light or dark"),
    ("U   Shift+U", "turn the device right, left"),
    ("D   Shift+D", "the device after, before"),
    ("Up  Down", "the scenario before, after"),
    ("?  F1", "show and hide this; Esc hides it and the list"),
    ("Ctrl+Q", "quit"),
  ]

  /// By what the key writes where it writes something, so that it works on every keyboard; else by
  /// its name. A keyboard in another script than Latin has the keys where an American one has them. Held
  /// down, only keys that go on by small steps go on.
  static func action(for press: KeyPress) -> ChromeAction? {
    guard let action = pressAction(for: press) else { return nil }
    return !press.isRepeat || action.repeats ? action : nil
  }

  private static func pressAction(for press: KeyPress) -> ChromeAction? {
    guard press.modifiers.isDisjoint(with: [.control, .system]) else { return nil }
    // Many keyboards write brackets and the backslash with the right Alt key.
    let isWrittenWithAlt = !press.text.isEmpty && "[]{}\\|".contains(press.text)
    guard !press.modifiers.contains(.alt) || isWrittenWithAlt else { return nil }
    let isShifted = press.modifiers.contains(.shift)
    switch press.latinText {
    case "1": return .setSpeed(1)
    case "2": return .setSpeed(0.5)
    case "3": return .setSpeed(0.25)
    case "4": return .setSpeed(0.1)
    case " ": return .togglePause
    case ",": return .stepFrame(-1)
    case ".": return .stepFrame(1)
    case "r", "R": return .replay
    case "v", "V": return .toggleRelease
    case "s", "S": return .toggleScenarios
    case "g", "G": return isShifted ? .performGesture : .recordGesture
    case "a", "A": return .toggleAppearance
    case "u": return .turn(1)
    case "U": return .turn(-1)
    case "d": return .nextDevice(1)
    case "D": return .nextDevice(-1)
    case "[", "{":
      return .changeDuration(isShifted ? -durationStep.coarse : -durationStep.fine)
    case "]", "}": return .changeDuration(isShifted ? durationStep.coarse : durationStep.fine)
    case "\\", "|": return .resetDuration
    case "?": return .toggleKeys
    default: break
    }
    switch press.name {
    case "F1": return .toggleKeys
    case "Escape": return .closeSheets
    case "Up": return .openNext(-1)
    case "Down": return .openNext(1)
    case "PageUp": return .changeDuration(durationStep.coarse)
    case "PageDown": return .changeDuration(-durationStep.coarse)
    default: return nil
    }
  }
}

extension ChromeAction {
  /// Whether a key that is held down asks for it again.
  fileprivate var repeats: Bool {
    switch self {
    case .stepFrame, .changeDuration, .openNext: true
    default: false
    }
  }
}
