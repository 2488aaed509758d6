import CoreGraphics
import Foundation
import Stage
import Testing

@Suite("Reading an input") struct StageInputTests {
  /// The parts of a sound input, each of which a test replaces or leaves out.
  private static let sound: [String: String] = [
    "time": "0.25", "size": "[300,500]", "scale": "1.5",
    "events": #"[{"time":0.125,"finger":3,"phase":"moved","position":[7,9]}]"#,
    "settings": #"{"transitionDuration":2}"#, "releasesTransition": "true",
    "warnsOfMemory": "true",
  ]

  private func read(_ change: [String: String?] = [:]) throws -> StageInput {
    var parts = Self.sound
    for (key, value) in change { parts[key] = value }
    let text = "{" + parts.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(StageInput.self, from: Data(text.utf8))
  }

  private let whole = StageInput(
    time: 0.25, size: CGSize(width: 300, height: 500), scale: 1.5,
    events: [
      InputEvent(time: 0.125, finger: 3, phase: .moved, position: CGPoint(x: 7, y: 9))
    ], settings: StageSettings(transitionDuration: 2), releasesTransition: true,
    warnsOfMemory: true)

  @Test("Each part is read, and written")
  func parts() throws {
    #expect(try read() == whole)
    let coded = try JSONDecoder().decode(StageInput.self, from: JSONEncoder().encode(whole))
    #expect(coded == whole)
    let changes: [(inout StageInput) -> Void] = [
      { $0.time = 0.5 }, { $0.size.width = 1 }, { $0.size.height = 1 }, { $0.scale = 2 },
      { $0.events = [] }, { $0.settings.transitionDuration = nil },
      { $0.releasesTransition = false }, { $0.warnsOfMemory = false },
    ]
    for change in changes {
      var other = whole
      change(&other)
      #expect(other != whole)
      #expect(
        try JSONDecoder().decode(StageInput.self, from: JSONEncoder().encode(other)) == other)
    }
  }

  @Test("What may be left out means what it means by default; the rest may not")
  func leftOut() throws {
    var input = whole
    input.settings = StageSettings()
    #expect(try read(["settings": nil]) == input)
    input = whole
    input.releasesTransition = false
    #expect(try read(["releasesTransition": nil]) == input)
    input = whole
    input.warnsOfMemory = false
    #expect(try read(["warnsOfMemory": nil]) == input)
    for key in ["time", "size", "scale", "events"] {
      #expect(throws: DecodingError.self, "\(key)") { try read([key: nil]) }
    }
    let plain = StageInput(time: 1, size: CGSize(width: 2, height: 3), scale: 4)
    #expect(plain.events == [] && plain.settings == StageSettings())
    #expect(!plain.releasesTransition && !plain.warnsOfMemory)
    let event = InputEvent(time: 1, phase: .ended, position: CGPoint(x: 2, y: 3))
    #expect(event.finger == 0)
  }

  @Test(
    "The limits are allowed",
    arguments: [
      ("time", "0"), ("size", "[0,500]"), ("size", "[300,0]"), ("scale", "0.001"),
      ("settings", #"{"transitionDuration":0.05}"#), ("settings", #"{"transitionDuration":60}"#),
      ("events", #"[{"time":-3,"finger":0,"phase":"began","position":[-7,-9]}]"#),
    ])
  func limits(key: String, value: String) throws { _ = try read([key: value]) }

  @Test(
    "What no stage can step with is refused, and the rule and the value are named",
    arguments: [
      ("time", "-0.5", "the time must be a number from 0 up, not -0.5"),
      ("time", "\"nan\"", "the time must be a number from 0 up, not nan"),
      ("time", "\"inf\"", "the time must be a number from 0 up, not inf"),
      (
        "size", "[-1,500]",
        "the size must be made of numbers from 0 up, not CGSize(width: -1.0, height: 500.0)"
      ),
      (
        "size", "[300,-1]",
        "the size must be made of numbers from 0 up, not CGSize(width: 300.0, height: -1.0)"
      ),
      (
        "size", "[\"inf\",500]",
        "the size must be made of numbers from 0 up, not CGSize(width: inf, height: 500.0)"
      ),
      (
        "size", "[300,\"inf\"]",
        "the size must be made of numbers from 0 up, not CGSize(width: 300.0, height: inf)"
      ),
      ("scale", "0", "the scale must be a number above 0, not 0.0"),
      ("scale", "-2", "the scale must be a number above 0, not -2.0"),
      ("scale", "\"inf\"", "the scale must be a number above 0, not inf"),
      (
        "settings", #"{"transitionDuration":0.04}"#,
        "a transition's duration must lie in 0.05...60.0, not StageSettings"
      ),
      (
        "settings", #"{"transitionDuration":61}"#,
        "a transition's duration must lie in 0.05...60.0, not StageSettings"
      ),
      (
        "events", #"[{"time":"inf","finger":0,"phase":"began","position":[1,2]}]"#,
        "times and positions must be numbers, not [Stage.InputEvent"
      ),
      (
        "events", #"[{"time":0,"finger":0,"phase":"began","position":["nan",2]}]"#,
        "times and positions must be numbers, not [Stage.InputEvent"
      ),
      (
        "events", #"[{"time":0,"finger":0,"phase":"began","position":[1,"inf"]}]"#,
        "times and positions must be numbers, not [Stage.InputEvent"
      ),
    ])
  func refused(key: String, value: String, message: String) {
    let error = #expect(throws: DecodingError.self) { try read([key: value]) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix("stage input: " + message))
    #expect(context.codingPath.last?.stringValue == key)
  }
}
