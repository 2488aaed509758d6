import Foundation
import Testing
import Trace
import TransitionDoctor

@Suite("Findings: order, coding, and what is remembered") struct FindingTests {
  @Test("Several at once come in the order of their transitions")
  func order() {
    for _ in 0..<20 {
      var story = TraceStory()
      let numbers = [31, 12, 54, 23, 45]
      for number in numbers {
        story.tell(
          .transition(
            transition: number, operation: .present, state: "requested", from: story.home,
            to: ObjectReference(type: "T\(number)", id: 100 + number)),
          .question(
            receiver: story.home,
            method: "animationController(forPresented:presenting:source:)",
            answer: .object(ObjectReference(type: "Animator\(number)", id: number))),
          .transition(
            transition: number, operation: .present, state: "running", from: story.home,
            to: story.detail))
      }
      story.tell(.touchIgnored(view: story.homeView))
      let places = story.step(isStill: true).map(\.place)
      #expect(
        places == numbers.sorted().map { "Animator\($0).animateTransition(using:)" } + ["UIView"])
    }
  }

  @Test("Whether the screen is dead is written and read")
  func coding() throws {
    let hang = Finding(
      rule: "complete-never-called", time: 1, place: "A.b", fault: "f", cure: "c", isHang: true)
    let data = try JSONEncoder().encode(hang)
    #expect(try JSONDecoder().decode(Finding.self, from: data) == hang)
    #expect(!Finding(rule: "r", time: 1, place: "p", fault: "f", cure: "c").isHang)
  }

  @Test("A thousand screens that come and go leave nothing")
  func memory() {
    var story = TraceStory()
    var size = 0
    for cycle in 0..<1000 {
      let screen = ObjectReference(type: "Screen", id: 1000 + 4 * cycle)
      let view = ObjectReference(type: "UIView", id: 1001 + 4 * cycle)
      let (present, dismiss) = (1002 + 4 * cycle, 1003 + 4 * cycle)
      story.tell(
        .viewLoaded(controller: screen, view: view),
        .viewState(moment: .before, state: story.state(story.homeView)),
        .viewState(moment: .before, state: story.state(view)))
      for (number, operation, from, to) in [
        (present, TraceEvent.TransitionOperation.present, story.home, screen),
        (dismiss, .dismiss, screen, story.home),
      ] {
        for state in ["requested", "running", "ended"] {
          if state == "ended" {
            story.tell(.transitionCompleted(transition: number, didComplete: true))
          }
          story.tell(
            .transition(
              transition: number, operation: operation, state: state, from: from, to: to))
        }
      }
      story.tell(.touchIgnored(view: view), .destroyed(object: screen))
      _ = story.step()
      if cycle == 0 { size = story.doctor.memorySize }
    }
    #expect(story.doctor.memorySize == size)
  }
}
