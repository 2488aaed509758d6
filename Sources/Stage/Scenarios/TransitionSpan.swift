import Trace

/// When a transition moved, in a run of its scenario.
public struct TransitionSpan: Hashable, Codable, Sendable {
  /// The time of the step whose picture shows everything set up and nothing moved yet.
  public var start: Double
  /// The time of the first step after the transition was completed and the last of its animations
  /// had ended, so that its picture shows what was cleaned up.
  public var end: Double
  /// It was never completed; `end` is then its duration and one second more after the start.
  public var isFrozen: Bool

  /// Seconds of the stage at `fraction` of the way.
  public func time(at fraction: Double) -> Double { start + (end - start) * fraction }
}

extension TransitionSpan {
  /// How long after its duration a transition counts as frozen, in seconds.
  static let frozenAfter = 1.0
}

/// Watches a run's trace for one transition.
struct TransitionWatch {
  private(set) var start: Double?
  private(set) var completion: Double?
  private(set) var duration = 0.0
  private var running: Set<Int> = []
  private var lastEnd: Double?

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
      duration = Double(seconds) ?? 0
    case .transition(_, _, "running", _, _) where start == nil:
      start = event.time
    case .animationAdded(let animation) where start != nil && completion == nil:
      running.insert(animation.animation)
    case .animationEnded(let animation, _, _):
      if running.remove(animation) != nil { lastEnd = event.time }
    case .transitionCompleted where start != nil && completion == nil:
      completion = event.time
    default:
      break
    }
  }
}
