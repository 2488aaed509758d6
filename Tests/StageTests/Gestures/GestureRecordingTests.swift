import CoreGraphics
import Stage
import Testing

@Suite("Recording gestures") struct GestureRecordingTests {
  private func event(
    _ time: Double, _ phase: InputEvent.Phase, _ x: Double, finger: Int = 0
  ) -> InputEvent {
    InputEvent(time: time, finger: finger, phase: phase, position: CGPoint(x: x, y: 5))
  }

  @Test("Times count from the step before the first touch, rounded down to a millionth")
  func times() {
    var recording = GestureRecording(rate: 60)
    #expect(recording.isEmpty)
    // Step 60 is at 1 s.
    recording.follow([event(1.01, .began, 1)])
    recording.follow([event(1.0234567, .moved, 2), event(1.05, .ended, 2)])
    #expect(!recording.isEmpty)
    #expect(
      recording.script.text == "at 0.01 down 0 1,5\nat 0.023456 move 0 2,5\nat 0.05 up 0 2,5\n")
  }

  @Test("What was down before is left out; what is still down is taken away")
  func ends() {
    var recording = GestureRecording(rate: 60)
    recording.follow([event(1, .moved, 1), event(1, .ended, 1)])
    #expect(recording.isEmpty)
    recording.follow([event(2, .began, 1), event(2, .began, 7, finger: 1)])
    recording.follow([event(2.5, .moved, 3), event(2.5, .ended, 7, finger: 1)])
    #expect(
      recording.script.text == """
        at 0 down 0 1,5
        at 0 down 1 7,5
        at 0.5 move 0 3,5
        at 0.5 up 1 7,5
        at 0.5 cancel 0 3,5

        """)
  }

  @Test(
    "What is done more than 600 s after the first touch is left out; the text can be read again")
  func tooLong() throws {
    var recording = GestureRecording(rate: 60)
    for time in [1.0, 600.5, 601.5] {
      recording.follow([
        InputEvent(time: time, phase: .began, position: CGPoint(x: 10, y: 20)),
        InputEvent(time: time + 0.1, phase: .ended, position: CGPoint(x: 10, y: 20)),
      ])
    }
    guard case .touches(let events)? = recording.script.parts.first else {
      Issue.record("no touches")
      return
    }
    #expect(events.map(\.phase) == [.began, .ended, .began, .ended])
    #expect(events.allSatisfy { $0.time <= 600 })
    #expect(try GestureScript(text: recording.script.text) == recording.script)
  }

  @Test("Times never go back in a recording, whatever the input says; each finger ends once")
  func backwards() throws {
    var recording = GestureRecording(rate: 50)
    recording.follow([event(3.05, .began, 11), event(3.25, .began, 12, finger: 4)])
    recording.follow([event(3.125, .moved, 13), event(3.5, .cancelled, 12, finger: 4)])
    recording.follow([event(3.5, .moved, 14, finger: 4), event(3.75, .ended, 13)])
    // The step before 3.05 is at 3.04.
    #expect(
      recording.script.text == """
        at 0.01 down 0 11,5
        at 0.21 down 4 12,5
        at 0.21 move 0 13,5
        at 0.46 cancel 4 12,5
        at 0.71 up 0 13,5

        """)
    #expect(try GestureScript(text: recording.script.text) == recording.script)
  }

  @Test("Several that are still down are taken away in the order of their numbers, where they were")
  func severalDown() {
    var recording = GestureRecording(rate: 60)
    for (finger, x) in [(7, 21.0), (2, 22), (5, 23)] {
      recording.follow([event(1, .began, x, finger: finger)])
    }
    recording.follow([event(1.5, .moved, 31, finger: 2)])
    #expect(
      recording.script.text.split(separator: "\n").suffix(3) == [
        "at 0.5 cancel 2 31,5", "at 0.5 cancel 5 23,5", "at 0.5 cancel 7 21,5",
      ])
  }
}
