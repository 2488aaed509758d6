import Trace

/// The facts that rules judge, folded from a trace event by event.
struct TransitionHistory {
  private(set) var transitions: [Int: TransitionRecord] = [:]
  private var controllers: [Int: ObjectReference] = [:]
  /// Root views by the number of their controllers.
  private(set) var rootViews: [Int: ObjectReference] = [:]
  /// How root views were before their presentation, by the view's number.
  private(set) var statesBefore: [Int: ViewState] = [:]
  /// Views that are over a presentation now: how they were before and are after.
  private(set) var statesAfter: [(before: ViewState, after: ViewState)] = []
  private(set) var ignoredTouches: [(view: ObjectReference, time: Double)] = []
  /// The last transition that was requested; the questions that follow are about it.
  private var latest: Int?

  mutating func follow(_ event: TraceEvent) {
    switch event.event {
    case .transition(let number, let operation, let state, let from, let to):
      if state == "requested" {
        transitions[number] = TransitionRecord(
          number: number, operation: operation, from: from, to: to)
        latest = number
      } else if state == "running" {
        transitions[number]?.start = event.time
      }
    case .question(_, let method, .object(let animator))
    where method.hasPrefix("animationController"):
      update { $0.animator = animator }
    case .question(_, "transitionDuration(using:)", .value(let seconds)):
      update { $0.duration = Double(seconds) ?? 0 }
    case .contextMade(let number, _, let style, let container, let fromView, let toView):
      latest = number
      update {
        $0.style = style
        ($0.container, $0.fromView, $0.toView) = (container, fromView, toView)
      }
    case .transitionCompleted(let number, _):
      if transitions[number]?.completion == nil { transitions[number]?.completion = event.time }
    case .animationAdded(let animation): add(animation, at: event.time)
    case .animationEnded(let animation, _, _):
      for number in transitions.keys { transitions[number]?.running[animation] = nil }
    case .hierarchy(.added, let view, let superview, _): add(view, to: superview, event.cause)
    case .viewLoaded(let controller, let view):
      rootViews[controller.id] = view
      controllers[controller.id] = controller
    case .viewState(.before, let state): statesBefore[state.view.id] = state
    case .viewState(.after, let state):
      if let before = statesBefore.removeValue(forKey: state.view.id) {
        statesAfter.append((before, state))
      }
    case .touchIgnored(let view): ignoredTouches.append((view, event.time))
    default: break
    }
  }

  func controllerName(_ number: Int?) -> String? { number.flatMap { controllers[$0]?.type } }

  /// Forgets what each rule has judged.
  mutating func forgetJudged() {
    statesAfter = []
    ignoredTouches = []
    transitions = transitions.filter { !($0.value.completion != nil && $0.value.running.isEmpty) }
  }

  private mutating func update(_ change: (inout TransitionRecord) -> Void) {
    guard let latest, transitions[latest] != nil else { return }
    change(&transitions[latest]!)
  }

  private mutating func add(_ animation: AnimationDescription, at time: Double) {
    for (number, record) in transitions where record.start != nil {
      // Those of a step in which the transition was completed were added before it.
      guard record.completion.map({ $0 == time }) ?? true else { continue }
      transitions[number]?.animations.insert(animation.animation)
      transitions[number]?.running[animation.animation] = animation
    }
  }

  private mutating func add(
    _ view: ObjectReference, to superview: ObjectReference, _ cause: Cause
  ) {
    for (number, record) in transitions where record.container == superview && record.isOpen {
      transitions[number]?.insertions.append((view, cause))
    }
  }
}
