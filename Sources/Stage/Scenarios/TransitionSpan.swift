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

  public init(start: Double, end: Double, isFrozen: Bool) {
    self.start = start
    self.end = end
    self.isFrozen = isFrozen
  }

  /// Seconds of the stage at `fraction` of the way.
  public func time(at fraction: Double) -> Double {
    fraction == 1 ? end : start + (end - start) * fraction
  }
}

extension TransitionSpan {
  /// How long after its duration a transition counts as frozen, in seconds.
  static let frozenAfter = 1.0
}

/// Watches a run's trace for the first transition that runs.
struct TransitionWatch {
  /// Seconds that the transition was asked to take instead of what its animator says.
  var wantedDuration: Double?
  private var transition: Int?
  private(set) var start: Double?
  private(set) var completion: Double?
  private(set) var duration = 0.0
  private var running: Set<Int> = []
  private var lastEnd: Double?

  init(wantedDuration: Double? = nil) { self.wantedDuration = wantedDuration }

  /// Seconds after which a transition's duration is believed no longer, so that every run ends.
  private static let longestWait = 600.0

  /// Whether it is waited for the animator's word no longer: the time is `frozenAfter` past the
  /// transition's duration.
  func isFrozen(at time: Double) -> Bool { completion == nil && time >= frozenEnd }

  /// The end of a transition that is never completed.
  var frozenEnd: Double {
    (start ?? 0) + max(duration, wantedDuration ?? 0) + TransitionSpan.frozenAfter
  }

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
      let claimed = Double(seconds) ?? 0
      duration = claimed.isFinite ? min(max(claimed, 0), Self.longestWait) : 0
    case .transition(let number, _, "running", _, _) where start == nil:
      transition = number
      start = event.time
    case .animationAdded(let animation) where takesPart(event):
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
