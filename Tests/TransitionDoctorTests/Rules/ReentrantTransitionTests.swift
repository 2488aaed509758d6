import Testing
import Trace
import TransitionDoctor

@Suite("R12, R14: calls at the wrong time") @MainActor struct ReentrantTransitionTests {
  private func refused(_ reason: TraceEvent.RefusalReason) -> [Finding] {
    var story = TraceStory()
    story.beginPresentation(10)
    _ = story.step()
    story.tell(
      .callRefused(operation: .dismiss, controller: story.detail, reason: reason),
      cause: .user(type: "Home", method: "viewDidLayoutSubviews()"))
    return story.step()
  }

  @Test("R12: dismissed while it comes: who did it, and what was under way")
  func underWay() {
    let findings = refused(.transitionUnderWay)
    #expect(findings.map(\.rule) == ["reentrant-transition"])
    #expect(findings.first?.place == "Home.viewDidLayoutSubviews()")
    #expect(findings.first?.fault.contains("the presentation of Detail is under way") == true)
    #expect(findings.first?.fault.hasPrefix("dismiss(animated:completion:) of Detail") == true)
    #expect(findings.first?.isHang == false)
  }

  @Test(
    "Refused for other reasons it is no matter of time",
    arguments: [
      TraceEvent.RefusalReason.alreadyPresenting, .notInWindow,
    ])
  func otherwise(_ reason: TraceEvent.RefusalReason) { #expect(refused(reason) == []) }

  @Test("R14: of two that dismiss one chain at once the second is refused, with its completion")
  func twoOwners() {
    let rehearsal = DrivenRehearsal()
    rehearsal.controller = nil
    var hasEnded: [String] = []
    rehearsal.then(60) {
      rehearsal.first.dismiss(animated: true) { hasEnded.append("first") }
      rehearsal.second.dismiss(animated: false) { hasEnded.append("second") }
    }
    #expect(hasEnded == ["first"])
    #expect(rehearsal.rules == ["reentrant-transition"])
    #expect(rehearsal.findings.first?.fault.contains("the dismissal of UIViewController") == true)
  }

  @Test("What UIKit asks is no place to dismiss in")
  func query() {
    var story = TraceStory()
    for (method, rules) in [
      ("presentationController(forPresented:presenting:source:)", ["side-effect-in-query"]),
      ("gestureRecognizerShouldBegin(_:)", ["side-effect-in-query"]), ("buttonTapped()", []),
      ("viewDidAppear(_:)", []),
    ] {
      story = TraceStory()
      story.tell(
        .transition(
          transition: 10, operation: .dismiss, state: "requested", from: story.detail,
          to: story.home), cause: .user(type: "Home", method: method))
      let findings = story.step()
      #expect(findings.map(\.rule) == rules)
      if !rules.isEmpty { #expect(findings.first?.place == "Home.\(method)") }
    }
  }
}
