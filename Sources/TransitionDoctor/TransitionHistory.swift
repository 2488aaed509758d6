import Trace

/// The facts that rules judge, folded from a trace event by event.
struct TransitionHistory {
  private(set) var transitions: [Int: TransitionRecord] = [:]
  /// Root views by the number of their controllers.
  private(set) var rootViews: [Int: ObjectReference] = [:]
  private(set) var ignoredTouches: [(view: ObjectReference, time: Double)] = []
  private(set) var blockedTouches: [(transition: Int, view: ObjectReference, time: Double)] = []
  private(set) var refusals: [RefusedCall] = []
  private(set) var directCalls: [DirectCall] = []
  /// Springs that have taken over from a finger.
  var springs: [(animation: AnimationDescription, finger: [Double])] = []
  /// Even movements of one thing that cancel each other.
  var standstills: [(former: AnimationDescription, later: AnimationDescription)] = []
  /// Controllers whose dismissal is over, and which are alive.
  var departed: [Departure] = []
  /// The views that are judged now, or with the next step.
  private(set) var stateChanges: [StateChange] = []

  /// How views were just before the transition that is requested next.
  private var statesAtRequest: [ViewState] = []
  /// How presenters' views were before they presented, by the view's number.
  private var presenters: [Int: ViewState] = [:]
  /// Controllers that have been presented.
  private var presented: [Int: FirstPresentation] = [:]
  /// Views that are presented again and not as they were, by the transition's number.
  private var suspects: [Int: StateChange] = [:]
  /// The last transition that was requested; the questions that follow are about it.
  private var latest: Int?
  /// The one that ended last; the states that follow are about it.
  private var lastEnded: Int?
  private var screensHaveGone = false
  /// The velocity of the pan that has ended last, and when that was.
  private(set) var lift: (velocity: [Double], time: Double)?
  /// Even additive movements that are on their way, by the animation's number.
  var even: [Int: AnimationDescription] = [:]
  /// How many fingers are down.
  private(set) var fingers = 0
  /// When the last of them left.
  private(set) var fingersLeft: Double?

  /// How a controller's view was before it was presented for the first time, nil where it was not
  /// loaded yet, and how it was then shown.
  private struct FirstPresentation {
    var before: ViewState?
    var shown: ViewState?
  }

  /// From the earliest to the latest.
  var sortedTransitions: [TransitionRecord] {
    transitions.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func follow(_ event: TraceEvent) {
    switch event.event {
    case .transition(let number, let operation, let state, let from, let to):
      follow(
        TransitionRecord(
          number: number, operation: operation, from: from, to: to, requester: event.cause), state,
        at: event.time)
    case .question(_, let method, .object(let animator))
    where method.hasPrefix("animationController"):
      update { $0.animator = animator }
    case .question(let receiver, let method, .object(let driver))
    where method.hasPrefix("interactionController"):
      update {
        $0.driver = driver
        $0.delegateMethod = "\(receiver.type).\(method)"
      }
    case .question(let receiver, "interruptibleAnimator(using:)", .object(let animator)):
      update(by: receiver) {
        if !$0.interruptible.contains(animator) { $0.interruptible.append(animator) }
      }
    case .question(_, "transitionDuration(using:)", .value(let seconds)):
      update { $0.duration = Double(seconds) ?? 0 }
    case .contextMade(let number, _, let style, let container, let fromView, let toView):
      latest = number
      update {
        $0.style = style
        ($0.container, $0.fromView, $0.toView) = (container, fromView, toView)
      }
    case .call(let receiver, "animateTransition(using:)"):
      update { if $0.isHeld, $0.animator == receiver { $0.isPercentDriven = true } }
    case .callRefused(let operation, let controller, .transitionUnderWay):
      refusals.append(
        RefusedCall(
          operation: operation, controller: controller, cause: event.cause, time: event.time,
          transition: latestUnderWay))
    case .touchBlocked(let number, let view): blockedTouches.append((number, view, event.time))
    case .gesture(_, "ended", _, let motion?):
      if let velocity = motion.velocity, velocity.count == 2, motion.translation != nil {
        lift = (velocity, event.time)
      }
    case .interaction(let number, let state, let percent, let speed, let curve, let motion):
      transitions[number]?.follow(state, at: percent, event)
      if let motion {
        transitions[number]?.handover = Handover(
          motion: motion, speed: speed ?? 1, curve: curve ?? "")
      }
      if state == .updated, fingers > 0 { transitions[number]?.wasInFingers = true }
    case .interactionCall(let number, let method, let outcome):
      transitions[number]?.calls.append(
        InteractionCall(
          method: method, outcome: outcome, cause: event.cause, time: event.time))
    case .transitionCompleted(let number, let didComplete):
      if transitions[number]?.completion == nil {
        transitions[number]?.completion = event.time
        transitions[number]?.didComplete = didComplete
      }
      if let suspect = suspects.removeValue(forKey: number), didComplete {
        stateChanges.append(suspect)
      }
    case .animationAdded(let animation): add(animation, at: event.time)
    case .animationEnded(let animation, _, let reason):
      even[animation] = nil
      for number in transitions.keys
      where transitions[number]?.running.removeValue(forKey: animation) != nil {
        transitions[number]?.lastEnd = event.time
        if reason == .ranBack { transitions[number]?.ranBack = event.time }
      }
    case .hierarchy(.removed, let view, let superview, _):
      for (number, record) in transitions where record.container == superview && record.isOpen {
        transitions[number]?.removals.insert(view.id)
      }
    case .hierarchy(.added, let view, let superview, _): add(view, to: superview, event.cause)
    case .viewLoaded(let controller, let view): rootViews[controller.id] = view
    case .viewState(.before, let state): statesAtRequest.append(state)
    case .viewState(.shown, let state): show(state)
    case .viewState(.after, let state): judgePresenter(state)
    case .viewState(.begun, let state): update { $0.begun[state.view.id] = state }
    case .viewState(.returned, let state): followReturn(of: state)
    case .notShown(let number, _, let reason): transitions[number]?.notShown = reason
    case .appearanceCalled(let controller, let callback):
      directCalls.append(
        DirectCall(
          controller: controller, callback: callback, cause: event.cause, time: event.time))
    case .touchIgnored(let view): ignoredTouches.append((view, event.time))
    case .touch(.began, _, _, _): fingers += 1
    case .touch(.ended, _, _, _), .touch(.cancelled, _, _, _):
      fingers = max(fingers - 1, 0)
      fingersLeft = event.time
    case .destroyed(let controller): forget(controller)
    default: break
    }
  }

  /// Forgets what each rule has judged. Returns whether controllers have died since the last time.
  ///
  /// - Parameters:
  ///   - isStill: whether no step follows that could bring more of what has ended.
  ///   - time: of the step.
  mutating func forgetJudged(isStill: Bool, at time: Double) -> Bool {
    forgetLeaks(at: time)
    defer { screensHaveGone = false }
    (ignoredTouches, blockedTouches, refusals, springs, standstills) = ([], [], [], [], [])
    directCalls = []
    stateChanges.removeAll { $0.isRipe || isStill }
    transitions = transitions.filter { !$0.value.isOver || !($0.value.isRipe || isStill) }
    for index in stateChanges.indices { stateChanges[index].isRipe = true }
    for (number, record) in transitions where record.completion != nil || record.isAbandoned {
      transitions[number]?.isRipe = true
    }
    return screensHaveGone
  }

  /// How many entries are kept.
  var size: Int {
    transitions.count + rootViews.count + presenters.count + presented.count + suspects.count
      + even.count + departed.count
  }

  // MARK: Transitions

  private mutating func follow(_ record: TransitionRecord, _ state: String, at time: Double) {
    let number = record.number
    switch state {
    case "requested":
      transitions[number] = record
      latest = number
      if record.operation == .present { rememberStates(record) }
      statesAtRequest = []
    case "running":
      transitions[number]?.start = time
      departed.removeAll { $0.controller == record.to && record.operation == .present }
    case "ended":
      lastEnded = number
      follow(departureOf: record, at: time)
      guard transitions[number]?.completion == nil else { return }
      transitions[number]?.isAbandoned = true
      suspects[number] = nil
    default: break
    }
  }

  private mutating func update(_ change: (inout TransitionRecord) -> Void) {
    guard let latest, transitions[latest] != nil else { return }
    change(&transitions[latest]!)
  }

  /// Changes the transition that `animator` animates. Nothing says which of two it is that run at once
  /// on the same one: then none.
  private mutating func update(
    by animator: ObjectReference, _ change: (inout TransitionRecord) -> Void
  ) {
    let own = transitions.values.filter {
      $0.animator == animator && $0.completion == nil && !$0.isAbandoned
    }
    if own.count == 1 { change(&transitions[own[0].number]!) }
  }

  /// The last transition that has been asked for and is not over.
  private var latestUnderWay: Int? {
    transitions.values.filter { $0.completion == nil && !$0.isAbandoned }.map(\.number).max()
  }

  private mutating func add(_ animation: AnimationDescription, at time: Double) {
    compare(animation, at: time)
    for number in transitions.keys where isUnscrubbed(animation, number, at: time) {
      transitions[number]?.unscrubbed = animation
    }
    for (number, record) in transitions where record.start != nil {
      // Those of a step in which the transition was completed were added before it.
      guard record.completion.map({ $0 == time }) ?? true else { continue }
      transitions[number]?.add(animation)
      guard let view = animation.view else { continue }
      transitions[number]?.animated[view.id, default: []].insert(animation.keyPath)
    }
  }

  private mutating func add(
    _ view: ObjectReference, to superview: ObjectReference, _ cause: Cause
  ) {
    for (number, record) in transitions where record.container == superview {
      guard record.completion == nil, !record.isAbandoned else { continue }
      transitions[number]?.content.insert(view.id)
      if record.isOpen { transitions[number]?.insertions.append((view, cause)) }
    }
  }

  // MARK: States

  private mutating func rememberStates(_ record: TransitionRecord) {
    let presentedView = rootViews[record.to.id]?.id
    for state in statesAtRequest where state.view.id != presentedView {
      presenters[state.view.id] = state
    }
    let state = statesAtRequest.first { $0.view.id == presentedView }
    guard let first = presented[record.to.id] else {
      presented[record.to.id] = FirstPresentation(before: state)
      return
    }
    guard let state else { return }
    suspects[record.number] = StateChange(
      transition: record.number, role: .presented, owner: record.to.type,
      before: first.before ?? state.asMade, after: state, firstShown: first.shown)
  }

  /// A picture has the presented view now.
  private mutating func show(_ state: ViewState) {
    let view = state.view.id
    for (number, suspect) in suspects where suspect.after.view.id == view {
      suspects[number]?.shown = state
    }
    for (index, change) in stateChanges.enumerated() where change.after.view.id == view {
      if change.role == .presented { stateChanges[index].shown = state }
    }
    guard let owner = rootViews.first(where: { $0.value.id == view })?.key,
      presented[owner] != nil, presented[owner]?.shown == nil
    else { return }
    presented[owner]?.shown = state
  }

  /// A transition was cancelled. One that came and went again may be as it likes, and one that was not
  /// there before is not seen.
  private mutating func followReturn(of state: ViewState) {
    guard let lastEnded, let record = transitions[lastEnded],
      let before = record.begun[state.view.id], before.superview != nil,
      record.operation == .dismiss || rootViews[record.to.id]?.id != state.view.id
    else { return }
    transitions[lastEnded]?.returns.append((before, state))
  }

  private mutating func judgePresenter(_ after: ViewState) {
    let isSame = { (change: StateChange) in
      change.role == .presenter && change.after.view.id == after.view.id
    }
    if let index = stateChanges.firstIndex(where: isSame) {
      stateChanges[index].shown = after
      return
    }
    guard let before = presenters.removeValue(forKey: after.view.id), let lastEnded,
      let record = transitions[lastEnded]
    else { return }
    let presenter = record.operation == .present ? record.from : record.to
    // One that presented and goes itself may go as it likes.
    guard rootViews[presenter.id]?.id == after.view.id else { return }
    stateChanges.append(
      StateChange(
        transition: lastEnded, role: .presenter, owner: presenter.type, before: before,
        after: after))
  }

  private mutating func forget(_ controller: ObjectReference) {
    screensHaveGone = true
    presented[controller.id] = nil
    departed.removeAll { $0.controller.id == controller.id }
    if let view = rootViews.removeValue(forKey: controller.id) { presenters[view.id] = nil }
  }
}

extension ViewState {
  /// This view as views are when they are made.
  fileprivate var asMade: ViewState {
    var state = self
    (state.alpha, state.isHidden, state.transform) = (1, false, [1, 0, 0, 1, 0, 0])
    return state
  }
}
