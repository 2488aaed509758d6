import Testing
import Trace
import TransitionDoctor

@Suite("R116, R117: screens that never die") struct LeakAfterDismissTests {
  private var story = TraceStory()

  /// Presents and dismisses one; each takes a step.
  private mutating func cycle(_ number: Int, type: String = "Screen") -> ObjectReference {
    let screen = ObjectReference(type: type, id: 100 * number)
    story.tell(
      .viewLoaded(
        controller: screen, view: ObjectReference(type: "UIView", id: 100 * number + 1)))
    for (offset, operation) in [TraceEvent.TransitionOperation.present, .dismiss].enumerated() {
      let (from, to) = operation == .present ? (story.home, screen) : (screen, story.home)
      for state in ["requested", "running"] {
        story.tell(
          .transition(
            transition: 100 * number + 10 + offset, operation: operation, state: state, from: from,
            to: to))
      }
      story.tell(
        .transitionCompleted(transition: 100 * number + 10 + offset, didComplete: true),
        .transition(
          transition: 100 * number + 10 + offset, operation: operation, state: "ended", from: from,
          to: to))
      _ = story.step()
    }
    return screen
  }

  @Test("R116: two of a kind that are dismissed, and alive a second later; told once")
  mutating func leak() {
    _ = cycle(1)
    #expect(story.step(100) == [])
    #expect(story.doctor.nextLook == nil)
    _ = cycle(2)
    #expect(story.step(0.9) == [])
    #expect(story.doctor.nextLook != nil)
    #expect(story.step(0.2) == [])
    let findings = story.step()
    #expect(findings.map(\.rule) == ["leak-after-dismiss"])
    #expect(findings.first?.place == "Screen")
    #expect(findings.first?.fault.contains("Home has presented") == true)
    #expect(story.doctor.nextLook == nil)
    _ = cycle(3)
    #expect(story.step(5) == [])
    #expect(story.step() == [])
  }

  @Test("One that is kept, one that dies in time, and one of another kind")
  mutating func noLeak() {
    let first = cycle(1)
    // Presented again it is the same one.
    _ = cycle(1)
    #expect(story.step(5) == [])
    #expect(story.step() == [])
    let second = cycle(2)
    story.tell(.destroyed(object: second))
    #expect(story.step(5) == [])
    _ = cycle(3, type: "Other")
    #expect(story.step(5) == [])
    #expect(story.step() == [])
    story.tell(.destroyed(object: first))
    _ = cycle(4)
    #expect(story.step(5) == [])
    #expect(story.step() == [])
  }

  @Test("However many there are, little is remembered")
  mutating func memory() {
    for number in 1...5 { _ = cycle(number) }
    let size = story.doctor.memorySize
    for number in 6...50 { _ = cycle(number) }
    // Root views of what lives are known.
    #expect(story.doctor.memorySize <= size + 45 * 2)
  }
}
