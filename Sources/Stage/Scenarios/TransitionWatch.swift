import Trace

/// Watches a run's trace for the first transition that runs.
struct TransitionWatch {
  /// Seconds that the transition was asked to take instead of what its animator says.
  var wantedDuration: Double?
  private var transition: Int?
  private(set) var operation = Direction.present
  private(set) var start: Double?
  private(set) var completion: Double?
  /// Seconds, as the animator says.
  private(set) var claimedDuration = 0.0
  /// Whether whoever drives it by hand holds it.
  private(set) var isHeld = false
  /// When whoever drives it last said something.
  private var lastWord: Double?
  private var running: Set<Int> = []
  private var lastEnd: Double?

  init(wantedDuration: Double? = nil) { self.wantedDuration = wantedDuration }

  /// How long after its duration a transition counts as frozen, in seconds.
  private static let frozenAfter = 1.0
  /// Seconds after which a transition is waited for no longer, so that every run ends.
  static let longestWait = 600.0

  /// Whether it has begun, and its animator may still say that it is done.
  func isUnderWay(at time: Double) -> Bool {
    start != nil && completion == nil && !isFrozen(at: time)
  }

  /// Whether nothing of it moves any more and it is waited for the animator's word no longer: the
  /// time is `frozenAfter` past the transition's duration. What follows an animation begins in the
  /// step after its end. What
  /// somebody holds stands still, however much of it is still to move.
  func isFrozen(at time: Double) -> Bool {
    start != nil && completion == nil && (running.isEmpty || isHeld) && time >= frozenEnd
      && lastEnd.map { time > $0 } ?? true
  }

  /// Whether it still moves, and has been waited for long enough.
  func isGivenUp(at time: Double) -> Bool {
    guard let start, completion == nil, !running.isEmpty else { return false }
    return time > start + Self.longestWait
  }

  /// The end of a transition that is never completed.
  var frozenEnd: Double {
    let duration = min(max(duration, wantedDuration ?? 0), Self.longestWait)
    return max(
      (lastWord ?? start ?? 0) + duration + Self.frozenAfter, lastEnd ?? 0)
  }

  /// What the animator says, where that can be.
  private var duration: Double { claimedDuration.isFinite ? max(claimedDuration, 0) : 0 }

  /// The time after which nothing of the transition moves; nil while something does.
  var end: Double? {
    guard let completion, running.isEmpty else { return nil }
    return max(completion, lastEnd ?? completion)
  }

  mutating func follow(_ events: [TraceEvent]) {
    for event in events { follow(event) }
  }

  private mutating func follow(_ event: TraceEvent) {
    switch event.event {
    case .question(_, "transitionDuration(using:)", .value(let seconds)) where start == nil:
      claimedDuration = Double(seconds) ?? 0
    case .transition(let number, let operation, "running", _, _) where start == nil:
      transition = number
      self.operation = operation == .present ? .present : .dismiss
      start = event.time
    case .interaction(let number, let state, _, _, _, _) where number == transition:
      isHeld = state != .finished && state != .cancelled
      lastWord = event.time
    case .animationAdded(let animation) where takesPart(event) && !animation.isEndless:
      running.insert(animation.animation)
    case .animationEnded(let animation, _, _):
      if running.remove(animation) != nil { lastEnd = event.time }
    case .transitionCompleted(let number, _) where number == transition && completion == nil:
      completion = event.time
    default:
      break
    }
  }

  /// Animations begun before the completion take part; the commit of a step comes after a
  /// completion that its callbacks gave at once.
  private func takesPart(_ event: TraceEvent) -> Bool {
    start != nil && (completion == nil || completion == event.time)
  }
}
