import Foundation
import Testing
import Trace

@Suite("The written form of a trace")
struct TraceDocumentTests {
  private let home = ObjectReference(type: "Home", id: 2)

  private func document(
    scenario: String = "cover-vertical", events: [TraceEvent]? = nil
  ) -> TraceDocument {
    TraceDocument(
      scenario: scenario, direction: "present", device: "iphone13", rate: 60,
      events: events ?? [
        TraceEvent(time: 0, cause: .uikit, event: .created(object: home)),
        TraceEvent(
          time: 1 / 60.0, cause: .user(type: "Home", method: "viewDidLoad()"),
          event: .console(message: "a \"quoted\" line\nand another")),
      ])
  }

  @Test("Sorted keys, one event a line, a header line and an end")
  func lines() throws {
    #expect(
      try document().json() == #"""
        {"device":"iphone13","direction":"present","events":[
            {"cause":{"uikit":{}},"event":{"created":{"object":{"id":2,"type":"Home"}}},"time":0},
            {"cause":{"user":{"method":"viewDidLoad()","type":"Home"}},"event":{"console":{"message":"a \"quoted\" line\nand another"}},"time":0.016666666666666666}
        ],"rate":60,"scenario":"cover-vertical","schema":1}

        """#)
  }

  @Test("It decodes to what it was, every kind of event")
  func roundTrip() throws {
    let document = document(events: EveryKind.events)
    let text = try document.json()
    #expect(try JSONDecoder().decode(TraceDocument.self, from: Data(text.utf8)) == document)
    #expect(text.split(separator: "\n").count == EveryKind.events.count + 2)
  }

  @Test(
    "Texts that could break the lines do not",
    arguments: [
      "with \"quotes\"", "with\nnew\r\nlines", #"with "events":[] in it"#, "back\\slash", "ключ",
      "a/b", "",
    ])
  func awkward(_ id: String) throws {
    var document = document(scenario: id)
    document.device = id
    document.events.append(
      TraceEvent(time: 1, cause: .user(type: id, method: id), event: .console(message: id)))
    let text = try document.json()
    #expect(try JSONDecoder().decode(TraceDocument.self, from: Data(text.utf8)) == document)
    #expect(text.split(separator: "\n").count == 3 + 2)
  }

  @Test("Without events there is still a document")
  func empty() throws {
    let document = document(events: [])
    let text = try document.json()
    #expect(try JSONDecoder().decode(TraceDocument.self, from: Data(text.utf8)) == document)
  }

  @Test("Equal documents give equal bytes, time after time")
  func stable() throws {
    let document = document(events: EveryKind.events)
    let first = try document.json()
    for _ in 0..<20 { #expect(try document.json() == first) }
  }

  @Test("What a later program has added to the schema is passed over")
  func additions() throws {
    let known = document().events
    func line(_ event: String) -> String {
      #"{"cause":{"uikit":{}},"event":"# + event + #","time":0}"#
    }
    for added in [
      #"{"soundPlayed":{"name":"pop"}}"#,
      #"{"touch":{"phase":"hovering","x":1,"y":2}}"#,
      #"{"animationEnded":{"animation":1,"finished":true,"reason":"evaporated"}}"#,
      #"{"propertyRead":{"object":{"id":1,"type":"A"},"property":"p","answer":{"later":{}}}}"#,
    ] {
      let text = try document().json()
        .replacingOccurrences(of: #""events":["#, with: #""events":["# + line(added) + ",")
        .replacingOccurrences(of: #""rate":60"#, with: #""mood":"good","rate":60"#)
      #expect(try TraceDocument(json: text).events == known, "\(added)")
    }
    // Another field of a known kind.
    let text = try document().json().replacingOccurrences(
      of: #""console":{"#, with: #""console":{"level":3,"#)
    #expect(try TraceDocument(json: text) == document())
  }

  @Test("What is damaged is not passed over")
  func damaged() throws {
    let text = try document().json()
    for (whole, part) in [
      (#""message":"#, #""massage":"#), (#""time":0}"#, #""time":"0"}"#),
      (#"{"created":{"object":{"id":2,"type":"Home"}}}"#, "{}"),
      (#"{"created":{"object":{"id":2,"type":"Home"}}}"#, #"{"created":7}"#),
      (#""schema":1"#, #""schema":"1""#), (#""rate":60,"#, ""), ("]", ""),
    ] {
      let damaged = text.replacingOccurrences(of: whole, with: part)
      #expect(damaged != text)
      #expect(throws: DecodingError.self, "\(part)") { try TraceDocument(json: damaged) }
    }
  }

  @Test("A greater schema is refused, and the message says what to do")
  func newerSchema() throws {
    let text = try document().json()
      .replacingOccurrences(of: #""schema":1"#, with: #""schema":2"#)
    let error = TraceDocumentError.newerSchema(2, known: 1)
    #expect(throws: error) { try TraceDocument(json: text) }
    // Whatever else it holds.
    #expect(throws: error) { try TraceDocument(json: #"{"schema":2}"#) }
    #expect(error.localizedDescription.hasPrefix("the trace has schema 2, and this program reads"))
  }

  @Test("The schema that is written is 1")
  func schema() {
    #expect(TraceDocument.currentSchema == 1)
    #expect(document().schema == 1)
  }

  @Test("A log hands its events out once")
  func log() {
    let log = TraceLog()
    for event in document().events { log.append(event) }
    #expect(log.takeEvents() == document().events)
    #expect(log.takeEvents() == [])
  }
}
