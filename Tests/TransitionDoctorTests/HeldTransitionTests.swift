import Testing
import TransitionDoctor

@Suite("Transitions in somebody's hand") struct HeldTransitionTests {
  private func held() -> TraceStory {
    var story = TraceStory()
    story.beginPresentation(10)
    story.tell(.interaction(transition: 10, state: .began, percent: 0))
    return story
  }

  @Test("However long the hand waits, it is not frozen")
  func waiting() {
    var story = held()
    story.tell(.touch(phase: .began, x: 0, y: 0, view: nil))
    #expect(story.step(100, isStill: true) == [])
    story.tell(.interaction(transition: 10, state: .updated, percent: 0.5))
    #expect(story.step(100, isStill: true) == [])
    #expect(story.step(isStill: true) == [])
  }

  @Test("Let go of, it has the time of any other", arguments: [true, false])
  func released(_ isFinished: Bool) {
    var story = held()
    _ = story.step(100, isStill: true)
    story.tell(
      .interaction(
        transition: 10, state: isFinished ? .finished : .cancelled, percent: 0.5))
    #expect(story.step(0.9) == [])
    #expect(story.step(0.2) == [])
    let findings = story.step()
    #expect(findings.map(\.rule) == ["complete-never-called"])
    #expect(findings.allSatisfy { $0.isHang })
  }

  @Test("One animation after another, long after its duration, is not frozen in between")
  func chain() {
    var story = TraceStory()
    story.beginPresentation(10)
    _ = story.step(100)
    for animation in 20..<25 {
      story.animate(animation, story.detailView, "position")
      #expect(story.step(0.5) == [])
      story.endAnimation(animation)
      // The next one begins with the next commit.
      #expect(story.step() == [])
    }
    #expect(story.step().map(\.rule) == ["complete-never-called"])
  }

  @Test("One that its views abandoned is over")
  func abandoned() {
    var story = TraceStory()
    story.beginPresentation(10)
    story.tell(
      .transition(
        transition: 10, operation: .present, state: "ended", from: story.home, to: story.detail))
    #expect(story.step(100) == [])
    #expect(story.step(isStill: true) == [])
  }
}
