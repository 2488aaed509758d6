import Stage
import Testing

/// Every place in a gesture's text where something may be missing or wrong, with the whole sentence
/// that says so: it names what was expected, and what was found.
@Suite("What is wrong in a gesture's text") struct GestureMessageTests {
  private static let place =
    "a place is X,Y, 'X %, Y %', the name of a view in quotes, center, or an edge as in "
    + "'leading edge', not "
  private static let any = "is a number from -1000000 to 1000000, not "

  private func check(_ table: [(String, String)]) {
    for (text, message) in table {
      let error = #expect(throws: GestureScriptError.self, "\(text)") {
        try GestureScript(text: "# first\n" + text)
      }
      #expect(error?.message == message, "\(text)")
      #expect(error?.line == 2, "\(text)")
      #expect(error?.errorDescription == "line 2: " + message)
    }
  }

  @Test("Words and numbers")
  func words() {
    check([
      ("tap \"abc", "a name that begins with \" has to end with one"),
      (
        "tap 1x,2",
        "'1x' is no number from -1000000 to 1000000; write units apart, as in 0.3 s"
      ),
      (
        "tap 1000001,2",
        "'1000001' is no number from -1000000 to 1000000; write units apart, as in 0.3 s"
      ),
      (
        "tap 2,-1000001",
        "'-1000001' is no number from -1000000 to 1000000; write units apart, as in 0.3 s"
      ),
      ("tap .x", "'.x' is no number from -1000000 to 1000000; write units apart, as in 0.3 s"),
      ("tap center \"x\"", "nothing may follow here, but there is \"x\""),
      ("tap center 7.5", "nothing may follow here, but there is '7.5'"),
      ("tap center ,", "nothing may follow here, but there is ','"),
      ("tap center %", "nothing may follow here, but there is '%'"),
      ("tap center Now", "nothing may follow here, but there is 'now'"),
      (
        "\(String(repeating: "a", count: 41)) x",
        "a line begins with drag, tap, press, pinch, rotate, wait or at, not with "
          + "'\(String(repeating: "a", count: 40))…'"
      ),
      (
        "\(String(repeating: "b", count: 40)) x",
        "a line begins with drag, tap, press, pinch, rotate, wait or at, not with "
          + "'\(String(repeating: "b", count: 40))'"
      ),
    ])
  }

  @Test("Presses, waits, pinches and turns")
  func parts() {
    let seconds = "'s time in seconds is a number from 0 to 600, not "
    check([
      ("fling", "a line begins with drag, tap, press, pinch, rotate, wait or at, not with 'fling'"),
      ("5", "a line begins with drag, tap, press, pinch, rotate, wait or at, not with '5'"),
      ("press center 1 s", "a press's time, as in 'for 0.3 s', needs 'for', not '1'"),
      ("press center for x s", "a press" + seconds + "'x'"),
      ("press center for 601 s", "a press" + seconds + "'601'"),
      ("press center for 1", "a press's time needs 's', not the end of the line"),
      ("wait x s", "a wait" + seconds + "'x'"), ("wait -0.5 s", "a wait" + seconds + "'-0.5'"),
      ("wait 1 m", "a wait's time needs 's', not 'm'"),
      ("pinch center 50 % in 1 s", "a pinch needs 'to', not '50'"),
      (
        "pinch center to 0.5 % in 1 s",
        "a pinch's scale in percent is a number from 1 to 10000, not '0.5'"
      ),
      (
        "pinch center to 10001 % in 1 s",
        "a pinch's scale in percent is a number from 1 to 10000, not '10001'"
      ),
      ("pinch center to 50 in 1 s", "a pinch's scale needs '%', not 'in'"),
      ("pinch center to 50 % for 1 s", "a pinch's time, as in 'in 0.3 s', needs 'in', not 'for'"),
      ("pinch center to 50 % in x s", "a pinch" + seconds + "'x'"),
      ("rotate center 30 degrees in 1 s", "a rotation needs 'by', not '30'"),
      (
        "rotate center by 36001 degrees in 1 s",
        "a rotation's angle is a number from -36000 to 36000, not '36001'"
      ),
      (
        "rotate center by -36001 degrees in 1 s",
        "a rotation's angle is a number from -36000 to 36000, not '-36001'"
      ),
      ("rotate center by 30 in 1 s", "a rotation's angle needs 'degrees', not 'in'"),
      (
        "rotate center by 30 degrees 1 s",
        "a rotation's time, as in 'in 0.3 s', needs 'in', not '1'"
      ),
      ("rotate center by 30 degrees in x s", "a rotation" + seconds + "'x'"),
    ])
  }

  @Test("Drags")
  func drags() {
    check([
      (
        "drag with 6 fingers from center up 1 in 1 s",
        "the number of fingers is a number from 1 to 5, not '6'"
      ),
      (
        "drag with 0 fingers from center up 1 in 1 s",
        "the number of fingers is a number from 1 to 5, not '0'"
      ),
      (
        "drag with 2.5 fingers from center up 1 in 1 s",
        "the number of fingers is a whole number, not '2.5'"
      ),
      ("drag with 2 hands from center", "a number of fingers needs 'fingers', not 'hands'"),
      ("drag center up 1 in 1 s", "a drag needs 'from', not 'center'"),
      (
        "drag from center release with 3 pt/s",
        "a drag needs a way to go, as in 'to 40 % in 0.3 s'"
      ),
      ("drag from center cancel", "a drag needs a way to go, as in 'to 40 % in 0.3 s'"),
      ("drag from center up 1 in 1 s, release 3 pt/s", "a release needs 'with', not '3'"),
      ("drag from center up 1 in 1 s, release with x pt/s", "a velocity " + Self.any + "'x'"),
      ("drag from center up 1 in 1 s, release with 3 s", "a velocity needs 'pt/s', not 's'"),
      (
        "drag from center up 1 in 1 s, hold x s",
        "a hold's time in seconds is a number from 0 to 600, not 'x'"
      ),
      ("drag from center up x in 1 s", "a distance is a number from 0 to 1000000, not 'x'"),
      ("drag from center down -3 in 1 s", "a distance is a number from 0 to 1000000, not '-3'"),
      ("drag from center left \"3\" in 1 s", "a distance is a number from 0 to 1000000, not \"3\""),
      ("drag from center right , in 1 s", "a distance is a number from 0 to 1000000, not ','"),
      ("drag from center by 3 4 in 1 s", "a way is X,Y with a comma, not '4'"),
      ("drag from center by x,4 in 1 s", "a way " + Self.any + "'x'"),
      ("drag from center by 3,x in 1 s", "a way " + Self.any + "'x'"),
      ("drag from center up 3 for 1 s", "a way's time, as in 'in 0.3 s', needs 'in', not 'for'"),
      (
        "drag from center up 3 in x s", "a way's time in seconds is a number from 0 to 600, not 'x'"
      ),
      (
        "drag from left edge sideways 3 in 1 s",
        "a drag goes on with to, by, left, right, up, down, hold, release or cancel, not 'sideways'"
      ),
      (
        "drag from center to 40.5 % in 1 s",
        "'to 40.5 %' needs a drag from an edge; write 'to X,Y' or 'by X,Y'"
      ),
      (
        "drag from left edge to 1001 % in 1 s",
        "a way in percent is from -1000 to 1000, not 1001"
      ),
      (
        "drag from left edge to -1000.5 % in 1 s",
        "a way in percent is from -1000 to 1000, not -1000.5"
      ),
      ("drag from center to it in 1 s", Self.place + "'it'"),
    ])
  }

  @Test("Places")
  func places() {
    let percent = "a place in percent is "
    check([
      ("tap", Self.place + "the end of the line"), ("tap somewhere", Self.place + "'somewhere'"),
      ("tap ,", Self.place + "','"), ("tap %", Self.place + "'%'"),
      ("tap \"\"", "a view's name is empty"), ("tap top 3", "'top' needs 'edge', not '3'"),
      ("press trailing for 1 s", "'trailing' needs 'edge', not 'for'"),
      ("tap 5 % 6 %", percent + "'X %, Y %', not '6'"),
      ("tap 5 %, 6", percent + "'X %, Y %', not the end of the line"),
      ("tap 1001 %, 6 %", percent + "a number from -1000 to 1000, not '1001'"),
      ("tap 5 %, -1001 %", percent + "a number from -1000 to 1000, not '-1001'"),
      ("tap 5 %, x", percent + "a number from -1000 to 1000, not 'x'"),
      ("tap 5 6", "a place is X,Y with a comma, not '6'"),
      ("tap 5,x", "a place " + Self.any + "'x'"),
      ("tap 5,", "a place " + Self.any + "the end of the line"),
    ])
  }

  @Test("Recordings")
  func recordings() {
    check([
      ("at x down 0 1,2", "a time in seconds is a number from 0 to 600, not 'x'"),
      ("at 600.5 down 0 1,2", "a time in seconds is a number from 0 to 600, not '600.5'"),
      ("at 0 press 0 1,2", "a finger goes down, move, up or cancel, not 'press'"),
      ("at 0 down 10 1,2", "a finger is a number from 0 to 9, not '10'"),
      ("at 0 down 0.5 1,2", "a finger is a whole number, not '0.5'"),
      ("at 0 down 0 1 2", "a place is X,Y with a comma, not '2'"),
      ("at 0 move 3 1,2", "finger 3 is not down"), ("at 0 up 4 1,2", "finger 4 is not down"),
      ("at 0 cancel 5 1,2", "finger 5 is not down"),
      (
        "at 0 down 3 1,2\nwait 1 s",
        "the recording ends with finger 3 down: add 'up' or 'cancel'"
      ),
    ])
    let later: [(String, Int, String)] = [
      ("at 0.5 down 0 1,2\nat 0.25 up 0 1,2", 2, "times do not go back, as from 0.5 to 0.25"),
      ("at 0 down 3 1,2\nat 0 down 3 1,2", 2, "finger 3 is down already"),
      ("at 0 down 3 1,2\nat 1 up 3 1,2\nat 1 move 3 1,2", 3, "finger 3 is not down"),
      // Of several, the one with the smallest number is named.
      (
        "at 0 down 7 1,2\nat 0 down 5 1,2", 2,
        "the recording ends with finger 5 down: add 'up' or 'cancel'"
      ),
    ]
    for (text, line, message) in later {
      let error = #expect(throws: GestureScriptError.self) { try GestureScript(text: text) }
      #expect(
        error?.message == message && error?.line == line, "\(text): \(String(describing: error))")
    }
  }

  @Test("The whole text")
  func whole() {
    let empty = #expect(throws: GestureScriptError.self) { try GestureScript(text: " # nothing") }
    #expect(
      empty?.message
        == "there is no gesture in it; write, for example, "
        + "'drag from leading edge to 40 % in 0.3 s'")
    #expect(empty?.line == nil && empty?.errorDescription == empty?.message)
    let long = #expect(throws: GestureScriptError.self) {
      try GestureScript(text: "#" + String(repeating: "x", count: 4 << 20))
    }
    #expect(long?.message == "the gesture is longer than 4 megabytes")
    let slow = #expect(throws: GestureScriptError.self) {
      try GestureScript(text: "wait 600 s\nwait 0.1 s")
    }
    #expect(
      slow?.message
        == "with this line the gesture takes more than 600 s; leave out what is not needed")
    #expect(slow?.line == 2)
  }

  @Test("What may be written in several ways means the same")
  func ways() throws {
    let same = [
      ("TAP CENTER", "tap center"), ("tap centre", "tap center"),
      ("Drag From Leading Edge To 40% In 0.3 S", "drag from leading edge to 40 % in 0.3 s"),
      ("drag with 1 finger from 1,2 up 3 pt in 1 s", "drag from 1 , 2 up 3 in 1 s"),
      (
        "drag from 1,2 up 3 in 1 s, RELEASE WITH 5 PT/S",
        "drag from 1,2 up 3 in 1 s, release with 5 pt/s"
      ),
      ("tap +5,1e2", "tap 5,100"), ("tap -5,.5", "tap -5,0.5"), ("tap 5%,6.5%", "tap 5 %, 6.5 %"),
      ("at 0 DOWN 0 1,2\nat 0 UP 0 1,2", "at 0 down 0 1,2\nat 0 up 0 1,2"),
    ]
    for (text, other) in same {
      #expect(try GestureScript(text: text) == GestureScript(text: other), "\(text)")
    }
    // Names of views are as they are written.
    #expect(
      try GestureScript(text: "tap \"Close #1, 5 %\"").parts == [.tap(.view("Close #1, 5 %"))])
    #expect(
      try GestureScript(text: "tap \"Close\"") != GestureScript(text: "tap \"close\""))
    #expect(try GestureScript(text: "tap -1000000,1000000").text == "tap -1000000,1000000\n")
    #expect(try GestureScript(text: "tap -1000 %, 1000 %").text == "tap -1000 %, 1000 %\n")
  }

  @Test("Every kind of part and place is written as it is read")
  func written() throws {
    let text = """
      drag from leading edge to 37.5 % in 0.25 s
      drag from trailing edge to -20 % in 1 s, hold 0.75 s, left 3 in 2 s, release with -4.5 pt/s
      drag with 4 fingers from left edge to right edge in 0.5 s, cancel
      drag from top edge to bottom edge in 0.5 s
      drag from "Some view" to center in 0.5 s, to 12.5 %, 37.5 % in 0 s
      press 1.5,-2 for 0.5 s
      pinch 12.5 %, 25 % to 250 % in 0.25 s
      rotate "it" by -30.5 degrees in 0.125 s
      wait 600 s
      """.split(separator: "\n").map(String.init)
    for line in text {
      // Ways along an axis are written as ways.
      let written = try GestureScript(text: line).text
      #expect(written == line.replacing("left 3 in", with: "by -3,0 in") + "\n")
      #expect(try GestureScript(text: written) == GestureScript(text: line))
    }
  }
}
