import CoreGraphics
import Stage
import Testing

@Suite("Gestures as text") struct GestureTextTests {
  private typealias Drag = GestureScript.Drag
  private typealias Leg = GestureScript.Leg

  private func part(_ text: String) throws -> GestureScript.Part {
    try #require(try GestureScript(text: text).parts.first)
  }

  @Test("A drag from an edge: how far, how long, how fast at the end")
  func edge() throws {
    #expect(
      try part("drag from leading edge to 40 % in 0.3 s, release with 300 pt/s")
        == .drag(
          Drag(from: .edge(.leading), legs: [Leg(.part(0.4), in: 0.3)], release: .velocity(300))))
    #expect(
      try part("drag from bottom edge to 100% in 1 s")
        == .drag(Drag(from: .edge(.bottom), legs: [Leg(.part(1), in: 1)])))
  }

  @Test("Every place and every way")
  func places() throws {
    let ways: [(String, GesturePlace, Leg.Target)] = [
      (
        "from 10,20 to 30,40.5", .point(CGPoint(x: 10, y: 20)),
        .place(.point(CGPoint(x: 30, y: 40.5)))
      ),
      ("from 50 %, 25 % to center", .part(CGPoint(x: 0.5, y: 0.25)), .place(.center)),
      ("from \"a photo\" by -5, 6", .view("a photo"), .by(CGPoint(x: -5, y: 6))),
      ("from center left 10", .center, .by(CGPoint(x: -10, y: 0))),
      ("from center right 10 pt", .center, .by(CGPoint(x: 10, y: 0))),
      ("from top edge up 10", .edge(.top), .by(CGPoint(x: 0, y: -10))),
      ("from right edge down 10", .edge(.right), .by(CGPoint(x: 0, y: 10))),
      ("from right edge to 5 %, 6 %", .edge(.right), .place(.part(CGPoint(x: 0.05, y: 0.06)))),
      ("from center to \"x\"", .center, .place(.view("x"))),
    ]
    for (text, start, target) in ways {
      #expect(
        try part("drag \(text) in 1 s") == .drag(Drag(from: start, legs: [Leg(target, in: 1)])),
        "\(text)")
    }
  }

  @Test("Several legs, a hold, more fingers, and a cancellation")
  func legs() throws {
    let expected = Drag(
      from: .view("photo"), fingers: 2,
      legs: [
        Leg(.by(CGPoint(x: 0, y: 200)), in: 0.3), Leg(.rest, in: 0.5),
        Leg(.by(CGPoint(x: 0, y: -150)), in: 0.2),
      ], release: .cancelled)
    #expect(
      try part(
        "drag with 2 fingers from \"photo\" down 200 in 0.3 s, hold 0.5 s, up 150 in 0.2 s, cancel")
        == .drag(expected))
  }

  @Test("The other parts, comments, empty lines, and line ends of every system")
  func others() throws {
    let script = try GestureScript(
      text: """
        # opens, and pinches shut

        tap "close"   # the button
        press 195,400 for 0.8 s\r
        pinch "photo" to 50 % in 0.4 s
        ROTATE center BY -90 degrees in 0.4 s
        wait 0.2 s
        """)
    #expect(
      script.parts == [
        .tap(.view("close")), .press(.point(CGPoint(x: 195, y: 400)), seconds: 0.8),
        .pinch(.init(.view("photo"), to: 0.5, in: 0.4)),
        .rotate(.init(.center, by: -90, in: 0.4)), .wait(seconds: 0.2),
      ])
  }

  @Test("A recording: touches with their times, one part where they stand together")
  func recording() throws {
    let script = try GestureScript(
      text: """
        at 0 down 0 10,20
        at 0.016666 down 1 30,40
        at 0.016666 move 0 11,20.25
        at 0.1 up 0 11,20
        at 0.1 cancel 1 30,40
        wait 1 s
        at 0 down 0 1,2
        at 0.5 up 0 1,2
        """)
    #expect(script.parts.count == 3)
    guard case .touches(let events) = script.parts[0] else { return #expect(Bool(false)) }
    #expect(events.map(\.time) == [0, 0.016666, 0.016666, 0.1, 0.1])
    #expect(events.map(\.finger) == [0, 1, 0, 0, 1])
    #expect(events.map(\.phase) == [.began, .began, .moved, .ended, .cancelled])
    #expect(events[2].position == CGPoint(x: 11, y: 20.25))
  }

  @Test(
    "What is written is read as the same",
    arguments: [
      "drag from leading edge to 40 % in 0.3 s, release with 300 pt/s\n",
      "drag with 3 fingers from 1.5,2 by -3,4 in 0.25 s, hold 0.5 s, to center in 1 s, cancel\n",
      "drag from \"x y\" to 5 %, 6.5 % in 0 s\n", "tap \"close\"\npress 1,2 for 0.8 s\n",
      "pinch center to 250 % in 0.4 s\nrotate \"a\" by -90 degrees in 0.4 s\nwait 0.2 s\n",
      "at 0 down 0 1,2\nat 0.5 move 0 3.25,-4\nat 1 up 0 3,4\n",
    ])
  func roundTrip(text: String) throws {
    let script = try GestureScript(text: text)
    #expect(script.text == text)
    #expect(try GestureScript(text: script.text) == script)
  }

  @Test(
    "What cannot be read is named, with its line and what to write",
    arguments: [
      ("", nil, "there is no gesture in it"), ("# nothing\n\n", nil, "there is no gesture in it"),
      ("tap center\nfling up", 2, "a line begins with drag, tap, press"),
      ("drag from leading edge", 1, "a drag goes on with to, by, left"),
      ("drag from leading edge to 40 %", 1, "a way's time, as in 'in 0.3 s', needs 'in'"),
      ("drag from leading edge to 40 % in 0.3", 1, "needs 's', not the end of the line"),
      ("drag from leading edge to 40 % in 0.3s", 1, "write units apart, as in 0.3 s"),
      ("drag from leading edge to 40 % in -1 s", 1, "from 0 to 600, not '-1'"),
      ("drag from leading edge to nan % in 1 s", 1, "a place is X,Y"),
      ("drag from center to 40 % in 1 s", 1, "'to 40 %' needs a drag from an edge"),
      ("drag from leading to 40 % in 1 s", 1, "'leading' needs 'edge', not 'to'"),
      ("drag from 1 2 to 3,4 in 1 s", 1, "a place is X,Y with a comma, not '2'"),
      ("drag from 1,inf to 3,4 in 1 s", 1, "a place is a number from"),
      ("drag from 1,1e999 to 3,4 in 1 s", 1, "'1e999' is no number"),
      ("drag with 9 fingers from center up 1 in 1 s", 1, "from 1 to 5, not '9'"),
      ("drag from center up 1 in 1 s, release with 5 pts", 1, "a velocity needs 'pt/s', not 'pts'"),
      ("drag from center up 1 in 1 s, cancel, up 2 in 1 s", 1, "nothing may follow here"),
      ("drag from center cancel", 1, "a drag needs a way to go"),
      ("tap \"close", 1, "has to end with one"), ("tap \"\"", 1, "a view's name is empty"),
      ("tap center twice", 1, "nothing may follow here, but there is 'twice'"),
      ("pinch center to 0 % in 1 s", 1, "from 1 to 10000, not '0'"),
      ("rotate center by 90 in 1 s", 1, "needs 'degrees', not 'in'"),
      ("wait 1e5 s", 1, "from 0 to 600"), ("at -1 down 0 1,2", 1, "from 0 to 600, not '-1'"),
      ("at 1 down 0 1,2\nat 0.5 up 0 1,2", 2, "times do not go back"),
      ("at 0 move 0 1,2", 1, "finger 0 is not down"),
      ("at 0 down 0 1,2\nat 0 down 0 1,2", 2, "finger 0 is down already"),
      ("at 0 down 3 1,2", 1, "ends with finger 3 down"),
      ("at 0 press 0 1,2", 1, "down, move, up or cancel, not 'press'"),
      ("at 0 down 77 1,2", 1, "from 0 to 9, not '77'"),
    ] as [(String, Int?, String)])
  func errors(text: String, line: Int?, message: String) throws {
    let error = #expect(throws: GestureScriptError.self) { try GestureScript(text: text) }
    #expect(error?.line == line, "\(text)")
    #expect(error?.message.contains(message) == true, "\(text): \(error?.message ?? "")")
    // One line, whatever was written.
    #expect(error?.errorDescription?.contains("\n") == false)
    #expect((error?.errorDescription?.count ?? 0) < 200)
  }

  @Test("A huge text, a huge word, and characters of every kind are errors and no traps")
  func hostile() {
    let texts = [
      String(repeating: "a", count: GestureScript.longestText + 1),
      String(repeating: "x", count: 100_000), "tap \u{0}", "drag from 😀,1 to 2,3 in 1 s",
      String(repeating: "\"", count: 999), String(repeating: ",", count: 99_999), "at", "%", "-",
      "at 0x10 down 0 1,2",
    ]
    for text in texts {
      #expect(throws: GestureScriptError.self) { try GestureScript(text: text) }
    }
  }

  @Test("A gesture takes 600 s at the most, however many lines that is")
  func tooLong() throws {
    #expect(try GestureScript(text: "wait 300 s\nwait 299 s").parts.count == 2)
    let drags = String(repeating: "drag with 5 fingers from 1,1 by 9,9 in 600 s\n", count: 1000)
    for text in [
      drags, "wait 300 s\nwait 301 s", String(repeating: "tap center\n", count: 100_000),
    ] {
      let error = #expect(throws: GestureScriptError.self) { try GestureScript(text: text) }
      #expect(error?.message.hasPrefix("with this line the gesture takes more than 600 s") == true)
    }
    let error = #expect(throws: GestureScriptError.self) {
      try GestureScript(text: "wait 300 s\n\nwait 301 s")
    }
    #expect(error?.line == 3)
  }

  @Test(
    "Whole numbers are whole, and numbers decimal",
    arguments: [
      ("drag with 2.9 fingers from center up 5 in 1 s", "the number of fingers is a whole number"),
      ("at 0 down 0.7 5,5", "a finger is a whole number"),
      ("drag from center up 0x10 in 1 s", "'0x10' is no number"),
      ("drag from center up 5 in 0x1p-2 s", "'0x1p-2' is no number"),
    ])
  func whole(text: String, message: String) {
    let error = #expect(throws: GestureScriptError.self) { try GestureScript(text: text) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test("Messages quote little, whatever a word is made of")
  func quotes() {
    let marks = String(repeating: "\u{301}", count: 200_000)
    for text in [
      "t\(marks)", "tap \"\(marks)\" x", "drag from 0.\(String(repeating: "0", count: 90_000))1",
    ] {
      let error = #expect(throws: GestureScriptError.self) { try GestureScript(text: text) }
      #expect((error?.message.unicodeScalars.count ?? 0) < 300)
    }
  }
}
