import Testing
import Trace
import TransitionDoctor

@Suite("Two transitions at once") struct TwoAtOnceTests {
  private let first = ObjectReference(type: "FirstAnimator", id: 10)
  private let second = ObjectReference(type: "SecondAnimator", id: 11)

  private func animator(_ id: Int) -> ObjectReference {
    ObjectReference(type: "UIViewPropertyAnimator", id: id)
  }

  /// Two presentations, side by side, that are asked for their interruptible animators in turn.
  private func findings(
    _ animators: (ObjectReference, ObjectReference),
    _ answers: [(receiver: ObjectReference, animator: ObjectReference)]
  ) -> [Finding] {
    var story = TraceStory()
    for (number, animator) in [(1, animators.0), (2, animators.1)] {
      story.tell(
        .transition(
          transition: number, operation: .present, state: "requested", from: story.home,
          to: story.detail),
        .question(
          receiver: story.detail,
          method: "animationController(forPresented:presenting:source:)",
          answer: .object(animator)),
        .contextMade(
          transition: number, animated: true, style: "custom", container: story.container,
          fromView: story.homeView, toView: story.detailView),
        .transition(
          transition: number, operation: .present, state: "running", from: story.home,
          to: story.detail))
    }
    for (receiver, animator) in answers {
      story.tell(
        .question(
          receiver: receiver, method: "interruptibleAnimator(using:)", answer: .object(animator)))
    }
    return story.step()
  }

  @Test("Each animator's answers are of its own transition")
  func answers() {
    let calm = findings(
      (first, second),
      [(first, animator(20)), (second, animator(21)), (first, animator(20))])
    #expect(calm.map(\.rule) == [])
    let forgetful = findings(
      (first, second),
      [(first, animator(20)), (second, animator(21)), (first, animator(22))])
    #expect(forgetful.map(\.rule) == ["animator-identity"])
    #expect(forgetful.first?.place == "FirstAnimator.interruptibleAnimator(using:)")
  }

  @Test("Of one animator that has both, nothing is said")
  func shared() {
    let findings = findings((first, first), [(first, animator(20)), (first, animator(21))])
    #expect(findings.map(\.rule) == [])
  }
}
