extension GestureScript {
  /// Seconds that a text's gesture may take in all, from the first finger on.
  public static let longestTime = 600.0

  /// About how long it takes, in seconds, with the pauses between its parts.
  var seconds: Double { parts.reduce(0) { $0 + $1.seconds + InputScript.tapDuration } }
}

extension GestureScript.Part {
  fileprivate var seconds: Double {
    switch self {
    case .drag(let drag): drag.legs.reduce(0) { $0 + $1.seconds }
    case .tap: InputScript.tapDuration
    case .press(_, let seconds), .wait(let seconds): seconds
    case .pinch(let pinch): pinch.seconds
    case .rotate(let rotation): rotation.seconds
    case .touches(let events): events.last?.time ?? 0
    }
  }
}
