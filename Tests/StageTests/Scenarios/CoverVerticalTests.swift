import CoreGraphics
import DisplayList
import QuartzCore
import Stage
import Testing
import Trace

/// The built-in transition, every time and place computed by hand.
@MainActor @Suite("Cover-vertical, recorded")
struct CoverVerticalTests {
  private let recorder = ScenarioRecorder(Scenarios.coverVertical, .present)

  private let indigo = DisplayColor(red: 88 / 255.0, green: 86 / 255.0, blue: 214 / 255.0)
  private let white = DisplayColor(red: 1, green: 1, blue: 1)

  /// The number of the step in which the first touch of `trace` began.
  private func firstTouch(_ trace: TraceDocument) throws -> Int {
    let event = try #require(
      trace.events.first { if case .touch(.began, _, _, _) = $0.event { true } else { false } })
    return recorder.device.step(at: event.time)
  }

  /// The large area of this colour: a screen's background.
  private func screen(_ list: DisplayList, _ color: DisplayColor) -> CGPoint? {
    list.painted(color).map(\.origin)
  }

  @Test("Presentation: touch-up after 0.05 s, start one step later, end after 0.5058 s and a step")
  func presentationSpan() async throws {
    let (document, span) = try await recorder.trace()
    let touch = try firstTouch(document)
    // 0.05 s are 3 steps; deferred work needs a commit: 1 more. 0.5058 s are 30.35 steps, so the
    // animation is over in the 31st, and the 32nd shows what the completion left.
    let start = touch + 3 + 1
    #expect(span.start == recorder.device.time(ofStep: start))
    #expect(span.end == recorder.device.time(ofStep: start + 31 + 1))
    #expect(!span.isFrozen)
    // 3.1.5: half a second, with the system spring.
    let animations = document.events.compactMap { event -> AnimationDescription? in
      // The button's own fade is not of the transition.
      guard case .animationAdded(let animation) = event.event, animation.keyPath == "position"
      else { return nil }
      return animation
    }
    #expect(animations.count == 1)
    #expect(animations.first?.begin == span.start)
    #expect(animations.first?.duration == 0.5058237314224243)
    #expect(animations.first?.isAdditive == true)
    #expect(animations.first?.from == "(0.0, 844.0)")
    #expect(animations.first?.to == "(0.0, 0.0)")
  }

  @Test("Dismissal: 0.4 s are exactly 24 steps")
  func dismissalSpan() async throws {
    let dismissal = ScenarioRecorder(Scenarios.coverVertical, .dismiss)
    let (document, span) = try await dismissal.trace()
    let start = try firstTouch(document) + 3 + 1
    #expect(span.start == recorder.device.time(ofStep: start))
    #expect(span.end == recorder.device.time(ofStep: start + 24 + 1))
  }

  @Test("At 0 the presented view stands right below the screen, at 1 it fills it, alone")
  func ends() async throws {
    let (pictures, span) = try await recorder.pictures(at: [0, 1])
    #expect(pictures.map(\.time) == [span.start, span.end])
    #expect(screen(pictures[0].list, indigo) == CGPoint(x: 0, y: 844))
    #expect(screen(pictures[0].list, white) == .zero)
    #expect(screen(pictures[1].list, indigo) == .zero)
    // The presenter's label goes with its view; the white button on top is 342 points wide.
    let areas = backgrounds(pictures[1].list.root, white)
    #expect(areas.allSatisfy { $0.width < 390 })
    #expect(backgrounds(pictures[0].list.root, white).contains { $0.width == 390 })
  }

  private func backgrounds(_ node: DisplayNode, _ color: DisplayColor) -> [CGSize] {
    let own = node.items.compactMap { item -> CGSize? in
      if case .fill(color, let outline) = item { outline.rect.size } else { nil }
    }
    return own + node.children.flatMap { backgrounds($0, color) }
  }

  @Test("3.1.3: in between it follows the spring's closed form, also between steps")
  func middle() async throws {
    let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]
    let (pictures, span) = try await recorder.pictures(at: fractions)
    let frequency = (1000.0 / 3).squareRoot()
    for (fraction, picture) in zip(fractions, pictures) {
      let elapsed = (span.end - span.start) * fraction
      let left = (1 + frequency * elapsed) * exp(-frequency * elapsed)
      let origin = try #require(screen(picture.list, indigo))
      #expect(abs(origin.y - 844 * left) < 1e-9, "at \(fraction)")
      #expect(origin.x == 0)
    }
  }

  @Test("7.3.8a: the dismissal follows the critical spring that settles in 0.4 s")
  func dismissalMiddle() async throws {
    let dismissal = ScenarioRecorder(Scenarios.coverVertical, .dismiss)
    let (pictures, span) = try await dismissal.pictures(at: [0, 0.5, 1])
    #expect(screen(pictures[0].list, indigo) == .zero)
    let frequency = 9.2334 / 0.4
    let elapsed = (span.end - span.start) / 2
    let left = (1 + frequency * elapsed) * exp(-frequency * elapsed)
    let origin = try #require(screen(pictures[1].list, indigo))
    #expect(abs(origin.y - 844 * (1 - left)) < 0.001)
    #expect(screen(pictures[2].list, indigo) == nil)
  }

  @Test("Pictures come in the order asked for, and 0 and 1 are the same wherever they stand")
  func order() async throws {
    let forwards = try await recorder.pictures(at: [0, 0.3, 1]).pictures.map(\.list)
    let backwards = try await recorder.pictures(at: [1, 0.3, 0, 1]).pictures.map(\.list)
    #expect(backwards == [forwards[2], forwards[1], forwards[0], forwards[2]])
  }

  @Test("After dismissal the home screen is what it was before the presentation")
  func homeAgain() throws {
    let run = ScenarioRun(Scenarios.coverVertical)
    try run.settle()
    let before = run.lastOutput?.displayList
    try run.perform(.tap("present"))
    try run.settle()
    #expect(run.lastOutput?.displayList != before)
    try run.perform(.tap("dismiss"))
    try run.settle()
    #expect(run.lastOutput?.displayList == before)
  }
}
