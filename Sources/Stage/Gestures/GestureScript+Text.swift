import CoreGraphics

extension GestureScript {
  /// The longest text that is read, in bytes.
  public static let longestText = 4 << 20
  /// Seconds that one part may take.
  private static let seconds = 0.0...600

  /// Reads the text form, described in `docs/gestures.md`.
  ///
  /// - Throws: `GestureScriptError` with the line.
  public init(text: String) throws {
    guard text.utf8.count <= Self.longestText else {
      throw GestureScriptError("the gesture is longer than \(Self.longestText >> 20) megabytes")
    }
    var recording = GestureRecordingReader()
    parts = []
    var time = 0.0
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      var words = try GestureWords(line, line: index + 1)
      if words.isEmpty { continue }
      if words.take("at") {
        try recording.read(&words)
      } else {
        try recording.finish(into: &parts)
        parts.append(try Self.part(&words))
        time += GestureScript([parts.last!]).seconds
        guard time <= Self.longestTime + InputScript.tapDuration else {
          throw words.error(
            "with this line the gesture takes more than \(Int(Self.longestTime)) s; leave out what "
              + "is not needed")
        }
      }
      try words.expectEnd()
    }
    try recording.finish(into: &parts)
    guard !parts.isEmpty else {
      throw GestureScriptError(
        "there is no gesture in it; write, for example, "
          + "'drag from leading edge to 40 % in 0.3 s'")
    }
  }

  private static func part(_ words: inout GestureWords) throws -> Part {
    let found = words.found
    switch words.takeName() {
    case "drag": return .drag(try drag(&words))
    case "tap": return .tap(try place(&words))
    case "press":
      let place = try place(&words)
      return .press(place, seconds: try duration(&words, "for", "a press"))
    case "pinch":
      let center = try place(&words)
      try words.expect("to", "a pinch")
      let percent = try words.number("a pinch's scale in percent", in: 1...10_000)
      guard words.takePercent() else {
        throw words.error("a pinch's scale needs '%', not \(words.found)")
      }
      return .pinch(
        Pinch(center, to: percent / 100, in: try duration(&words, "in", "a pinch")))
    case "rotate":
      let center = try place(&words)
      try words.expect("by", "a rotation")
      let degrees = try words.number("a rotation's angle", in: -36_000...36_000)
      try words.expect("degrees", "a rotation's angle")
      return .rotate(
        Rotation(center, by: degrees, in: try duration(&words, "in", "a rotation")))
    case "wait": return .wait(seconds: try seconds(&words, "a wait"))
    default:
      throw words.error(
        "a line begins with drag, tap, press, pinch, rotate, wait or at, not with \(found)")
    }
  }

  // MARK: Drags

  private static func drag(_ words: inout GestureWords) throws -> Drag {
    var fingers = 1
    if words.take("with") {
      fingers = try words.whole("the number of fingers", in: 1...5)
      guard words.take("fingers") || words.take("finger") else {
        throw words.error("a number of fingers needs 'fingers', not \(words.found)")
      }
    }
    try words.expect("from", "a drag")
    let start = try place(&words)
    var drag = Drag(from: start, fingers: fingers, legs: [])
    repeat {
      if let release = try release(&words) {
        drag.release = release
        break
      }
      drag.legs.append(try leg(&words, from: start))
    } while words.takeComma()
    guard !drag.legs.isEmpty else {
      throw words.error("a drag needs a way to go, as in 'to 40 % in 0.3 s'")
    }
    return drag
  }

  private static func release(_ words: inout GestureWords) throws -> Release? {
    if words.take("cancel") { return .cancelled }
    guard words.take("release") else { return nil }
    try words.expect("with", "a release")
    let velocity = try words.number(
      "a velocity", in: -GestureWords.largest...GestureWords.largest)
    try words.expect("pt/s", "a velocity")
    return .velocity(velocity)
  }

  private static func leg(_ words: inout GestureWords, from start: GesturePlace) throws -> Leg {
    if words.take("hold") { return Leg(.rest, in: try seconds(&words, "a hold")) }
    let target = try target(&words, from: start)
    return Leg(target, in: try duration(&words, "in", "a way"))
  }

  private static func target(
    _ words: inout GestureWords, from start: GesturePlace
  ) throws -> Leg.Target {
    let found = words.found
    switch words.takeName() {
    case "by": return .by(try pair(&words, "a way"))
    case "left": return .by(CGPoint(x: -(try distance(&words)), y: 0))
    case "right": return .by(CGPoint(x: try distance(&words), y: 0))
    case "up": return .by(CGPoint(x: 0, y: -(try distance(&words))))
    case "down": return .by(CGPoint(x: 0, y: try distance(&words)))
    case "to":
      var ahead = words
      if let number = ahead.takeNumber(), ahead.takePercent(), !ahead.takeComma() {
        guard case .edge = start else {
          throw words.error(
            "'to \(brief(number)) %' needs a drag from an edge; write 'to X,Y' or 'by X,Y'")
        }
        guard (-1000...1000).contains(number) else {
          throw words.error("a way in percent is from -1000 to 1000, not \(brief(number))")
        }
        words = ahead
        return .part(number / 100)
      }
      return .place(try place(&words))
    default:
      throw words.error(
        "a drag goes on with to, by, left, right, up, down, hold, release or cancel, not \(found)")
    }
  }

  private static func distance(_ words: inout GestureWords) throws -> Double {
    let distance = try words.number("a distance", in: 0...GestureWords.largest)
    _ = words.take("pt")
    return distance
  }

  // MARK: Places and times

  private static func place(_ words: inout GestureWords) throws -> GesturePlace {
    if let name = words.takeQuoted() {
      guard !name.isEmpty else { throw words.error("a view's name is empty") }
      return .view(name)
    }
    if words.take("center") || words.take("centre") { return .center }
    for edge in GesturePlace.Edge.allCases where words.take(edge.rawValue) {
      try words.expect("edge", "'\(edge.rawValue)'")
      return .edge(edge)
    }
    var ahead = words
    if ahead.takeNumber() != nil, ahead.takePercent() {
      let x = try words.number("a place in percent", in: -1000...1000)
      guard words.takePercent(), words.takeComma() else {
        throw words.error("a place in percent is 'X %, Y %', not \(words.found)")
      }
      let y = try words.number("a place in percent", in: -1000...1000)
      guard words.takePercent() else {
        throw words.error("a place in percent is 'X %, Y %', not \(words.found)")
      }
      return .part(CGPoint(x: x / 100, y: y / 100))
    }
    ahead = words
    guard ahead.takeNumber() != nil else {
      throw words.error(
        "a place is X,Y, 'X %, Y %', the name of a view in quotes, center, or an edge as in "
          + "'leading edge', not \(words.found)")
    }
    return .point(try pair(&words, "a place"))
  }

  static func pair(_ words: inout GestureWords, _ purpose: String) throws -> CGPoint {
    let range = -GestureWords.largest...GestureWords.largest
    let x = try words.number(purpose, in: range)
    guard words.takeComma() else {
      throw words.error("\(purpose) is X,Y with a comma, not \(words.found)")
    }
    return CGPoint(x: x, y: try words.number(purpose, in: range))
  }

  private static func duration(
    _ words: inout GestureWords, _ word: String, _ purpose: String
  ) throws -> Double {
    try words.expect(word, "\(purpose)'s time, as in '\(word) 0.3 s',")
    return try seconds(&words, purpose)
  }

  private static func seconds(_ words: inout GestureWords, _ purpose: String) throws -> Double {
    let time = try words.number("\(purpose)'s time in seconds", in: seconds)
    guard words.take("s") else {
      throw words.error("\(purpose)'s time needs 's', not \(words.found)")
    }
    return time
  }

  private static func brief(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
