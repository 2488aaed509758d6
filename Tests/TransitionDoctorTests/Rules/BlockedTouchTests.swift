import Testing
import Trace
import TransitionDoctor

@Suite("R51: touches that a transition keeps") struct BlockedTouchTests {
  private let dimming = ObjectReference(type: "Dimming", id: 30)

  private func findings(
    _ operation: TraceEvent.TransitionOperation, _ view: (TraceStory) -> ObjectReference
  ) -> [Finding] {
    var story = TraceStory()
    operation == .present ? story.beginPresentation(10) : story.beginDismissal(10)
    story.tell(
      .hierarchy(change: .added, view: dimming, superview: story.container, index: 0))
    _ = story.step()
    story.tell(.touchBlocked(transition: 10, view: view(story)))
    return story.step()
  }

  @Test("R51: on the dimming of what comes")
  func dimmed() {
    let findings = findings(.present) { _ in dimming }
    #expect(findings.map(\.rule) == ["touches-blocked-non-interactive"])
    #expect(findings.first?.fault.contains("Dimming") == true)
    #expect(findings.first?.fault.contains("the presentation of Detail") == true)
  }

  @Test("Of the screens themselves, and of what goes, nobody expects that")
  func screens() {
    #expect(findings(.present) { $0.detailView } == [])
    #expect(findings(.present) { _ in ObjectReference(type: "UIButton", id: 40) } == [])
    #expect(findings(.dismiss) { _ in dimming } == [])
  }
}
