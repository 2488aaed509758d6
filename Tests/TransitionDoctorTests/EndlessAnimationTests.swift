import Testing
import Trace
import TransitionDoctor
import UIKit

@Suite("What moves for ever") struct EndlessAnimationTests {
  /// As a trace says it of an animation that never ends; docs/trace-format.md.
  private let forEver = 1e9

  @Test("R11: a pulse in the presented screen does not hide that the transition is frozen")
  func frozen() {
    for hasFade in [true, false] {
      var story = TraceStory()
      story.beginPresentation(10)
      story.animate(20, ObjectReference(type: "Dot", id: 30), "opacity", duration: forEver)
      if hasFade { story.animate(21, story.detailView, "opacity") }
      #expect(story.step(0.5) == [])
      if hasFade { story.endAnimation(21) }
      #expect(story.step(0.6) == [])
      let findings = story.step()
      #expect(findings.map(\.rule) == ["complete-never-called"])
      let fault = hasFade ? "The animations are over" : "Nothing was animated"
      #expect(findings.first?.fault.hasPrefix(fault) == true)
    }
  }

  @Test("One that waits for the end of an endless animation of its own is told so")
  func ownAnimation() {
    var story = TraceStory()
    story.beginPresentation(10)
    story.animate(20, story.detailView, "opacity", duration: forEver)
    #expect(story.step(1.1) == [])
    let findings = story.step()
    #expect(findings.map(\.rule) == ["complete-never-called"])
    #expect(findings.first?.fault.hasPrefix("The animation of opacity has no end") == true)
    #expect(findings.first?.cure.contains("give the animation an end") == true)
  }

  @Test("A view that goes on pulsing is not cut off by the completion, and nothing is remembered")
  func notTooEarly() {
    var story = TraceStory()
    story.beginPresentation(10)
    story.animate(20, story.detailView, "opacity", duration: forEver)
    story.animate(21, story.detailView, "position")
    #expect(story.step(0.5) == [])
    story.endAnimation(21)
    story.complete(10, .present)
    #expect(story.step() == [])
    #expect(story.step() == [])
    var other = TraceStory()
    other.beginPresentation(10)
    _ = other.step(0.5)
    other.complete(10, .present)
    for _ in 0..<2 { _ = other.step() }
    #expect(story.doctor.memorySize == other.doctor.memorySize)
  }

  @Test("R79: one that has an end is cut off also beside one that has none")
  func tooEarly() {
    var story = TraceStory()
    story.beginPresentation(10)
    story.animate(20, story.detailView, "opacity", duration: forEver)
    story.animate(21, story.detailView, "position")
    story.complete(10, .present)
    let findings = story.step()
    #expect(findings.map(\.rule) == ["complete-too-early"])
    #expect(findings.first?.fault.contains("500 ms before the animation of position") == true)
  }

  /// Starts a pulse in `view`.
  @MainActor private static func pulse(_ view: UIView) {
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
  }

  @Test("A frozen transition with a pulsing dot in the screen, and a good one with it") @MainActor
  func run() throws {
    for isCompleted in [true, false] {
      let examination = try Examination(
        Rehearsal(present: { context in
          let view = Rehearsal.add(context)
          let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
          view.addSubview(dot)
          Self.pulse(dot)
          view.alpha = 0
          UIView.animate(withDuration: Rehearsal.duration) {
            view.alpha = 1
          } completion: { _ in
            if isCompleted { context.completeTransition(true) }
          }
        }).scenario)
      try examination.run.perform(.tap("first"))
      for _ in 0..<120 { examination.step() }
      #expect(examination.rules == (isCompleted ? [] : ["complete-never-called"]))
    }
  }
}
