import Foundation
import Testing
import Trace

/// What `docs/trace-format.md` says is so.
@Suite("The document of the trace format")
struct TraceFormatDocumentTests {
  private let text: String

  init() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(
      contentsOf: repository.appending(path: "docs/trace-format.md"), encoding: .utf8)
  }

  @Test("It is about the schema that is written")
  func schema() {
    #expect(text.hasPrefix("# The trace format, schema \(TraceDocument.currentSchema)\n"))
  }

  @Test("Its table names every kind of event with all its fields", arguments: EveryKind.events)
  func kinds(_ event: TraceEvent) throws {
    let name = EveryKind.name(event.event)
    let row = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") }, "no row for \(name)")
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(event))
    let kind = try #require((written as? [String: Any])?["event"] as? [String: [String: Any]])
    #expect(Array(kind.keys) == [name])
    for field in kind[name]!.keys {
      #expect(row.contains("`\(field)`"), "\(name) has a field \(field)")
    }
  }

  @Test("It names what the fields can hold")
  func values() {
    let phases: [TraceEvent.TouchPhase] = [.began, .moved, .stationary, .ended, .cancelled]
    let ends: [TraceEvent.AnimationEnd] = [.ranToEnd, .replaced, .removed, .layerLeft]
    let callbacks: [TraceEvent.AppearanceCallback] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let moments: [TraceEvent.Moment] = [.before, .shown, .after]
    let reasons: [TraceEvent.NotShownReason] = [.notInWindow, .hidden, .transparent, .outside]
    let names =
      phases.map(\.rawValue) + ends.map(\.rawValue) + callbacks.map(\.rawValue)
      + moments.map(\.rawValue) + reasons.map(\.rawValue)
    for name in names { #expect(text.contains("`\(name)`")) }
  }

  @Test("Its example decodes, and is written again as it stands there")
  func example() throws {
    let parts = text.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") }?.dropFirst(5))
    let document = try JSONDecoder().decode(TraceDocument.self, from: Data(example.utf8))
    #expect(document.schema == 1 && document.events.count == 6)
    #expect(try document.json() == String(example))
  }

  @Test(
    "Answers are written as it says, and nothing else is read",
    arguments: [
      (TraceEvent.Answer.none, #"{"none":{}}"#), (.notImplemented, #"{"notImplemented":{}}"#),
      (.value("0.3"), #"{"value":"0.3"}"#),
      (.object(ObjectReference(type: "Home", id: 2)), #"{"object":{"id":2,"type":"Home"}}"#),
    ])
  func answers(_ answer: TraceEvent.Answer, _ written: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(answer), as: UTF8.self) == written)
    let decoder = JSONDecoder()
    #expect(try decoder.decode(TraceEvent.Answer.self, from: Data(written.utf8)) == answer)
    for damaged in ["{}", #"{"none":{},"value":"1"}"#, #"{"other":{}}"#, #"{"value":1}"#] {
      #expect(throws: DecodingError.self) {
        try decoder.decode(TraceEvent.Answer.self, from: Data(damaged.utf8))
      }
    }
  }
}
