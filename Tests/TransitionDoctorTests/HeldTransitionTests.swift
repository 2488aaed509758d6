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

  @Test("R11: once the finger is gone, and neither finish nor cancel was said, it is")
  func neverEnded() {
    var story = held()
    story.tell(.touch(phase: .began, x: 0, y: 0, view: nil))
    story.tell(.interaction(transition: 10, state: .updated, percent: 0.25))
    #expect(story.step(100) == [])
    story.tell(.interaction(transition: 10, state: .updated, percent: 0.3))
    story.tell(.touch(phase: .ended, x: 0, y: 0, view: nil))
    #expect(story.step(0.9) == [])
    #expect(story.step(0.2) == [])
    let findings = story.step()
    #expect(findings.map(\.rule) == ["complete-never-called"])
    #expect(findings.first?.isHang == true)
    #expect(findings.first?.fault.contains("30 %") == true)
    #expect(story.step(100, isStill: true) == [])
  }

  @Test("R46: nobody comes for a second, whether or not anything goes on meanwhile")
  func nobodyComes() {
    for isStill in [true, false] {
      var story = held()
      #expect(story.step(0.9, isStill: isStill) == [])
      // A second after it began, in the second step; whoever has none of his own then makes one.
      #expect(abs((story.doctor.nextLook ?? 0) - 61.0 / 60) < 1e-9)
      #expect(story.step(0.05, isStill: isStill) == [])
      #expect(story.step(0.06, isStill: isStill) == [])
      let findings = story.step(isStill: isStill)
      #expect(findings.map(\.rule) == ["interactive-without-driver"])
      #expect(findings.first?.isHang == true)
      #expect(story.step(100, isStill: isStill) == [])
    }
  }

  @Test("R46: a finger that comes late is waited for, and so is the next one")
  func fingerComes() {
    var story = held()
    _ = story.step(0.9, isStill: true)
    story.tell(.touch(phase: .began, x: 0, y: 0, view: nil))
    #expect(story.step(50, isStill: true) == [])
    #expect(story.doctor.nextLook == nil)
    story.tell(.touch(phase: .ended, x: 0, y: 0, view: nil))
    #expect(story.step(0.9, isStill: true) == [])
    #expect(story.step(0.2, isStill: true) == [])
    #expect(story.step(isStill: true).map(\.rule) == ["interactive-without-driver"])
  }

  @Test("R46: one that is moved, or over, is nobody's to wait for")
  func moved() {
    var story = held()
    story.tell(.interaction(transition: 10, state: .updated, percent: 0))
    _ = story.step()
    #expect(story.doctor.nextLook == nil)
    var other = held()
    other.tell(.transitionCompleted(transition: 10, didComplete: true))
    _ = other.step()
    #expect(other.doctor.nextLook == nil)
  }

  @Test("Moved by something else than a finger, it may wait")
  func movedOtherwise() {
    var story = held()
    story.tell(.interaction(transition: 10, state: .updated, percent: 0.25))
    #expect(story.step(100) == [])
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
