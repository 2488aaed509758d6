import Stage
import Testing
import Trace

@testable import Interlude
@testable import InterludeCommand

@Suite("Scripts of transitions") @MainActor
struct ScriptWriterTests {
  private func script(_ id: String) throws -> TransitionScript {
    let scenario = GalleryCatalogue.scenarios.first { $0.id == id }!
    let run = ScenarioRun(scenario)
    try run.settle()
    try run.perform(scenario.present)
    try run.settle()
    var writer = ScriptWriter()
    writer.follow(run.trace)
    return try #require(writer.scripts.last)
  }

  @Test("The seven steps of a custom presentation, each with who and what")
  func custom() throws {
    let script = try script("slide-and-fade")
    #expect(script.operation == .present)
    #expect(script.duration == 0.3)
    #expect(script.lines.map(\.step) == TransitionScript.Step.allCases)
    #expect(
      script.lines.map(\.text) == [
        "UIAction.handler: present PictureScreen",
        "PictureScreen.transitioningDelegate is SlideAndFadeHome",
        "SlideAndFadeHome answered SlideAnimator",
        "fullScreen, both views",
        "SlideAnimator said 0.3 s",
        "SlideAnimator",
        "true from SlideAnimator.animateTransition(using:)",
      ])
    #expect(script.end != nil)
  }

  @Test("A default transition skips the animator question")
  func builtIn() throws {
    let script = try script("page-sheet")
    #expect(!script.lines.contains { $0.step == .animatorAsked })
    #expect(script.lines.first { $0.step == .contextMade }?.text == "pageSheet, no view for .from")
    // 3.1.2: 0.5058 s; the trace has all digits.
    #expect(
      script.lines.first { $0.step == .durationAsked }?.text
        == "CoverVerticalAnimator said 0.5058 s")
  }

  @Test("A transition that never ends has no end and no last step")
  func frozen() throws {
    let script = try script("mistake-empty-animator")
    #expect(script.end == nil)
    #expect(!script.lines.contains { $0.step == .completed })
  }

  @Test("Steps light up with the time that is shown")
  func time() throws {
    let script = try script("slide-and-fade")
    #expect(script.text(of: .started, at: script.start) != nil)
    #expect(script.text(of: .animated, at: script.start) == nil)
    #expect(script.text(of: .completed, at: (script.end ?? 0) - 0.01) == nil)
    #expect(script.text(of: .completed, at: script.end ?? 0) != nil)
  }
}
