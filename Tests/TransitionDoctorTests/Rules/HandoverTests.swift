import Testing
import Trace
import TransitionDoctor

/// A dismissal by a percent-driven object, let go of in the middle.
@Suite("R39, R76: how a driven transition goes on") struct HandoverTests {
  private let animator = ObjectReference(type: "Slide", id: 7)
  private let driver = ObjectReference(type: "Driver", id: 8)

  /// Half a second, moved to the middle.
  private func driven() -> TraceStory {
    var story = TraceStory()
    story.beginDismissal(10)
    story.tell(
      .question(
        receiver: story.home, method: "animationController(forDismissed:)",
        answer: .object(animator)),
      .question(
        receiver: story.home, method: "interactionControllerForDismissal(using:)",
        answer: .object(driver)),
      .question(receiver: animator, method: "transitionDuration(using:)", answer: .value("0.5")),
      .touch(phase: .began, x: 0, y: 0, view: nil),
      .interaction(transition: 10, state: .began, percent: 0),
      .call(receiver: animator, method: "animateTransition(using:)"))
    _ = story.step()
    story.tell(.interaction(transition: 10, state: .updated, percent: 0.5))
    _ = story.step()
    return story
  }

  private func letGo(
    _ story: inout TraceStory, _ state: TraceEvent.InteractionState = .finished, speed: Double = 1,
    curve: String = "linear", motion: InteractionMotion = InteractionMotion(percentVelocity: 0)
  ) {
    story.tell(
      .interaction(
        transition: 10, state: state, percent: 0.5, speed: speed, curve: curve, motion: motion),
      .touch(phase: .ended, x: 0, y: 0, view: nil))
  }

  @Test("R39: over at once with 250 ms left", arguments: [true, false])
  func skipped(_ finishes: Bool) {
    var story = driven()
    letGo(&story, finishes ? .finished : .cancelled)
    _ = story.step()
    story.tell(.transitionCompleted(transition: 10, didComplete: finishes))
    let findings = story.step() + story.step()
    #expect(findings.map(\.rule) == ["tail-skipped"])
    #expect(findings.first?.place == "Slide.animateTransition(using:)")
    #expect(findings.first?.fault.contains("at 50 %") == true)
    #expect(findings.first?.fault.contains("250 ms") == true)
  }

  @Test("With so much speed that nothing is left, or in its time, it is not")
  func notSkipped() {
    var fast = driven()
    letGo(&fast, speed: 5)
    _ = fast.step()
    fast.tell(.transitionCompleted(transition: 10, didComplete: true))
    #expect(fast.step() == [])
    #expect(fast.step(isStill: true) == [])
    var slow = driven()
    letGo(&slow)
    #expect(slow.step(0.25) == [])
    slow.tell(.transitionCompleted(transition: 10, didComplete: true))
    #expect(slow.step() == [])
    #expect(slow.step(isStill: true) == [])
  }

  @Test(
    "R76: a driven rest that begins with a spring many times as fast as the hand",
    arguments: [
      (2.0, 800.0, "spring(mass: 1.0)", true), (2, -800, "spring(mass: 1.0)", true),
      (2, 5.9, "spring(mass: 1.0)", false), (0.5, 3.4, "spring(mass: 1.0)", false),
      (0.5, 3.6, "spring(mass: 1.0)", true), (0, 9, "spring(mass: 1.0)", false),
      // A curve begins as it does.
      (0.1, 12, "easeOut", false),
    ])
  func rest(_ hand: Double, _ rest: Double, _ curve: String, _ isTold: Bool) {
    var story = driven()
    letGo(
      &story, curve: curve, motion: InteractionMotion(percentVelocity: hand, restVelocity: rest))
    let findings = story.step()
    #expect(findings.map(\.rule) == (isTold ? ["velocity-discontinuity"] : []))
    if isTold { #expect(findings.first?.place == "Driver") }
  }

  @Test("5.14: a flick that is over before the transition begins has moved nothing yet")
  func flick() {
    var story = driven()
    letGo(
      &story, curve: "spring(mass: 1.0)",
      motion: InteractionMotion(velocity: [0, 1800], percentVelocity: 0, restVelocity: 9))
    #expect(story.step() == [])
  }

  @Test(
    "R76: released at 100 points a second, 200 points from the target",
    arguments: [(100.0, true), (0.5, false), (3, false), (3.5, true)])
  func spring(_ velocity: Double, _ isTold: Bool) {
    var story = TraceStory()
    story.tell(
      .gesture(
        recognizer: "UIPanGestureRecognizer", state: "ended", view: story.homeView,
        motion: GestureMotion(translation: [0, 50], velocity: [0, 100])))
    story.tell(
      .animationAdded(
        description: AnimationDescription(
          animation: 20, view: story.detailView, layer: 4, keyPath: "position", from: "(0.0, 0.0)",
          to: "(0.0, 200.0)", isAdditive: true, curve: "spring(mass: 1.0)", begin: 0, duration: 1,
          velocity: [0, 200 * velocity])))
    let findings = story.step()
    #expect(findings.map(\.rule) == (isTold ? ["velocity-discontinuity"] : []))
    if velocity == 100 {
      #expect(findings.first?.fault.contains("100, and") == true)
      #expect(findings.first?.fault.contains("20000 points") == true)
    }
  }

  @Test("A spring that begins long after the finger has lifted is nobody's hand-over")
  func later() {
    var story = TraceStory()
    story.tell(
      .gesture(
        recognizer: "UIPanGestureRecognizer", state: "ended", view: story.homeView,
        motion: GestureMotion(translation: [0, 50], velocity: [0, 100])))
    _ = story.step(0.06)
    story.tell(
      .animationAdded(
        description: AnimationDescription(
          animation: 20, view: story.detailView, layer: 4, keyPath: "position", from: "(0.0, 0.0)",
          to: "(0.0, 200.0)", isAdditive: true, curve: "spring(mass: 1.0)", begin: 0.06,
          duration: 1, velocity: [0, 20000])))
    #expect(story.step() == [])
  }

  @Test("What is animated outside the container while the finger holds it")
  func unscrubbable() {
    for (isDriven, rules) in [(nil, ["unscrubbable-animation"]), (true, [])] as [(Bool?, [String])]
    {
      var story = TraceStory()
      story.beginDismissal(10)
      story.tell(
        .question(
          receiver: story.home, method: "animationController(forDismissed:)",
          answer: .object(animator)),
        .touch(phase: .began, x: 0, y: 0, view: nil),
        .interaction(transition: 10, state: .began, percent: 0),
        .call(receiver: animator, method: "animateTransition(using:)"),
        .animationAdded(
          description: AnimationDescription(
            animation: 20, view: story.homeView, layer: 2, keyPath: "opacity", from: "0.3",
            to: "1.0", isAdditive: false, curve: "linear", begin: 0, duration: 0.4,
            isDriven: isDriven)))
      let findings = story.step()
      #expect(findings.map(\.rule) == rules)
      if isDriven == nil {
        #expect(findings.first?.fault.contains("opacity on the view of Home") == true)
        #expect(findings.first?.place == "Slide.animateTransition(using:)")
      }
    }
  }
}
