import Trace
import TransitionDoctor

/// Events of a made-up run, told to the doctor step by step.
struct TraceStory {
  let home = ObjectReference(type: "Home", id: 1)
  let homeView = ObjectReference(type: "UIView", id: 2)
  let detail = ObjectReference(type: "Detail", id: 3)
  let detailView = ObjectReference(type: "UIView", id: 4)
  let window = ObjectReference(type: "RootCard", id: 5)
  let container = ObjectReference(type: "UITransitionView", id: 6)

  private(set) var doctor = TransitionDoctor()
  private var events: [TraceEvent] = []
  private var time = 0.0

  init() {
    tell(.viewLoaded(controller: home, view: homeView))
    _ = step()
  }

  mutating func tell(_ events: TraceEvent.Kind..., cause: Cause = .uikit) {
    self.events += events.map { TraceEvent(time: time, cause: cause, event: $0) }
  }

  /// The findings of a step, the next of which is `seconds` later.
  mutating func step(_ seconds: Double = 1.0 / 60, isStill: Bool = false) -> [Finding] {
    defer {
      events = []
      time += seconds
    }
    return doctor.follow(events, at: time, isStill: isStill)
  }

  func state(_ view: ObjectReference) -> ViewState {
    ViewState(
      view: view, superview: window, index: 0, bounds: [0, 0, 100, 200], center: [50, 100],
      transform: [1, 0, 0, 1, 0, 0], alpha: 1, isHidden: false, cornerRadius: 0)
  }

  /// Home presents Detail, up to the call of the animator.
  mutating func beginPresentation(_ number: Int) {
    begin(number, .present, from: home, to: detail)
  }

  mutating func beginDismissal(_ number: Int) {
    begin(number, .dismiss, from: detail, to: home)
  }

  private mutating func begin(
    _ number: Int, _ operation: TraceEvent.TransitionOperation, from: ObjectReference,
    to: ObjectReference
  ) {
    tell(
      .transition(
        transition: number, operation: operation, state: "requested", from: from, to: to),
      .contextMade(
        transition: number, animated: true, style: "custom", container: container,
        fromView: homeView, toView: detailView),
      .transition(
        transition: number, operation: operation, state: "running", from: from, to: to))
  }

  /// The animator's word, and the end.
  mutating func complete(_ number: Int, _ operation: TraceEvent.TransitionOperation) {
    let (from, to) = operation == .present ? (home, detail) : (detail, home)
    tell(
      .transitionCompleted(transition: number, didComplete: true),
      .transition(transition: number, operation: operation, state: "ended", from: from, to: to))
  }

  mutating func animate(
    _ animation: Int, _ view: ObjectReference, _ keyPath: String, duration: Double = 0.5
  ) {
    tell(
      .animationAdded(
        description: AnimationDescription(
          animation: animation, view: view, layer: view.id, keyPath: keyPath, from: "0.0",
          to: "1.0", isAdditive: false, curve: "linear", begin: time, duration: duration)))
  }

  mutating func endAnimation(_ animation: Int) {
    tell(.animationEnded(animation: animation, finished: true, reason: .ranToEnd))
  }
}
