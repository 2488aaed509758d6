import CoreGraphics
import DisplayList
import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("Films and traces of transitions that a gesture drives")
struct GestureFilmTests {
  /// 100 x 200 points, 60 steps a second.
  private func recorder(_ part: Double?, _ velocity: Double?) throws -> ScenarioRecorder {
    ScenarioRecorder(
      Scenarios.pulled, .dismiss, device: StageDriver.device,
      script: try Scenarios.pulled.gestureScript(
        for: .dismiss, stoppedAfter: part, velocity: velocity))
  }

  private func ends(_ events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      switch event.event {
      case .gesture(_, let state, _, _): state
      case .interaction(_, .finished, _, _, _, _): "finish"
      case .interaction(_, .cancelled, _, _, _, _): "cancel"
      case .transitionCompleted(_, let done): "completed \(done)"
      default: nil
      }
    }.filter { $0 != "changed" }
  }

  @Test(
    "Progress and velocity decide the ending",
    arguments: [
      (0.0, nil, false), (0.01, nil, false), (0.4, nil, false), (0.6, nil, true), (1.0, nil, true),
      (0.4, 1200, true), (0.6, -1100, false), (0.4, 300, false), (0.99, 0, true),
    ] as [(Double, Double?, Bool)])
  func endings(part: Double, velocity: Double?, completes: Bool) async throws {
    let (document, span) = try await recorder(part, velocity).trace()
    #expect(
      ends(document.events) == [
        "began", "ended", completes ? "finish" : "cancel", "completed \(completes)",
      ])
    #expect(!span.isFrozen)
    // From the landing of the finger to the step after the end, 0.2 s after the release where there
    // is a way left.
    let lifted = document.events.last {
      if case .touch(.ended, _, _, _) = $0.event { true } else { false }
    }
    #expect(document.events.first?.time == span.start)
    if (0.4...0.99).contains(part) { #expect(span.end >= (lifted?.time ?? 0) + 0.2) }
    #expect(span.end > (lifted?.time ?? 0))
    #expect(span.end < (lifted?.time ?? 0) + 0.3)
  }

  @Test(
    "The recogniser measures what the gesture says", arguments: [300.0, -300, 1200, 0])
  func velocity(velocity: Double) async throws {
    let (document, _) = try await recorder(0.5, velocity).trace()
    let motion = document.events.compactMap { event in
      if case .gesture(_, "ended", _, let motion) = event.event { motion } else { nil }
    }.last
    #expect(abs((motion?.velocity?[1] ?? .nan) - velocity) < 1e-6)
    #expect(abs((motion?.translation?[1] ?? .nan) - 100) < 1e-9)
  }

  @Test("Pictures over the whole span: before the finger, under it, and when all is over")
  func pictures() async throws {
    let recorder = try recorder(0.4, nil)
    let (pictures, span) = try await recorder.pictures(at: [0, 0.5, 1])
    #expect(pictures.map(\.time) == [span.start, (span.start + span.end) / 2, span.end])
    // Cancelled: the screen is as it was, to the byte.
    #expect(pictures[0].list == pictures[2].list)
    #expect(pictures[0].list != pictures[1].list)
    let again = try await recorder.pictures(at: [0, 0.5, 1]).pictures
    #expect(zip(pictures, again).allSatisfy { $0.0.list == $0.1.list && $0.0.time == $0.1.time })
  }

  @Test("What was recorded of one run makes the same trace and the same pictures in the next")
  func replay() async throws {
    let first = try recorder(0.7, 250)
    let run = ScenarioRun(Scenarios.pulled, device: StageDriver.device)
    try run.settle()
    try run.present()
    let events = try run.events(for: first.script!)
    var recording = GestureRecording(rate: StageDriver.device.rate)
    for event in events { recording.follow([event]) }
    let text = recording.script.text
    var second = first
    second.script = .gesture(try GestureScript(text: text))
    let (one, other) = (try await first.trace(), try await second.trace())
    #expect(one.span == other.span)
    // Times of touches are rounded to a millionth; all else is equal.
    #expect(one.document.events.count == other.document.events.count)
    #expect(ends(one.document.events) == ends(other.document.events))
    let third = try await second.trace()
    #expect(third.document == other.document)
    let fractions = [0, 0.3, 0.6, 1]
    let (a, b) = (
      try await first.pictures(at: fractions).pictures,
      try await second.pictures(at: fractions).pictures
    )
    #expect(zip(a, b).allSatisfy { $0.0.list == $0.1.list })
  }

  @Test(
    "From right to left a drag from the leading edge begins at the right", arguments: [false, true])
  func leading(isRightToLeft: Bool) async throws {
    var settings = StageSettings()
    settings.environment.direction = isRightToLeft ? .rightToLeft : .leftToRight
    let run = ScenarioRun(Scenarios.pulled, device: StageDriver.device, settings: settings)
    try run.settle()
    let script = try GestureScript(text: "drag from leading edge to 40 % in 0.1 s")
    let places = try run.events(for: .gesture(script)).map(\.position)
    #expect(places.first == CGPoint(x: isRightToLeft ? 99 : 1, y: 100))
    #expect(places.last == CGPoint(x: isRightToLeft ? 59 : 41, y: 100))
  }

  @Test("A gesture that begins no transition, or a scenario that has none to stop, is an error")
  func errors() async throws {
    var recorder = try recorder(nil, nil)
    recorder.script = .gesture(try GestureScript(text: "drag from center up 5 in 0.1 s"))
    await #expect(
      throws: ScenarioError.nothingBegan(
        scenario: "pulled", direction: .dismiss, byGesture: true)
    ) {
      try await recorder.trace()
    }
    #expect(throws: ScenarioError.noGesture(scenario: "pulled", direction: .present)) {
      try Scenarios.pulled.gestureScript(for: .present, stoppedAfter: 0.5, velocity: nil)
    }
    #expect(Scenarios.pulled.gestureScript(for: .present) == nil)
    var own = Scenarios.pulled
    (own.dismiss, own.dismissGesture) = (.gesture(.drag(from: .top)), nil)
    #expect(own.gestureScript(for: .dismiss) == own.dismiss)
  }

  @Test("A finger that is held still for long does not make the transition a frozen one")
  func held() async throws {
    var recorder = try recorder(nil, nil)
    recorder.script = .gesture(
      try GestureScript(text: "drag from top edge to 30 % in 0.3 s, hold 8 s, to 100 % in 0.3 s"))
    let (document, span) = try await recorder.trace()
    #expect(!span.isFrozen)
    #expect(ends(document.events).last == "completed true")
  }
}
