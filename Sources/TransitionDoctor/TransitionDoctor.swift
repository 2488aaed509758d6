import Trace

/// Watches a trace and says what is wrong with the transitions in it.
///
/// A fault of what was done shows at once; one of what was not done, a second after the transition
/// should have been over, or as soon as nothing more can come.
public struct TransitionDoctor: Sendable {
  private var history = TransitionHistory()
  private var reported: Set<String> = []

  /// Seconds after its duration at which a transition that has not been completed counts as frozen.
  static let patience = 1.0

  private static let rules: [any DoctorRule.Type] = [
    PresenterReparented.self, NilTransitionView.self, CompleteTooEarly.self,
    StateLeftBehind.self, CompleteNeverCalled.self, InteractionDisabled.self,
  ]

  public init() {}

  /// Takes in the events of a step and returns what they show, each fault once.
  ///
  /// - Parameters:
  ///   - time: the step's, in seconds of the stage's clock.
  ///   - isStill: whether nothing moves and nothing waits, so that only input can go on.
  public mutating func follow(
    _ events: [TraceEvent], at time: Double, isStill: Bool
  ) -> [Finding] {
    for event in events { history.follow(event) }
    let moment = DoctorMoment(time: time, isStill: isStill)
    var findings: [Finding] = []
    for rule in Self.rules {
      for (key, finding) in rule.findings(in: history, at: moment)
      where reported.insert("\(finding.rule) \(key)").inserted {
        findings.append(finding)
      }
    }
    history.forgetJudged()
    return findings
  }
}

/// When a rule judges.
struct DoctorMoment {
  var time: Double
  var isStill: Bool

  /// Whether `record`, which is open, will not be completed any more.
  func isFrozen(_ record: TransitionRecord) -> Bool {
    guard record.isOpen, let start = record.start, record.running.isEmpty else { return false }
    return isStill || time >= start + record.duration + TransitionDoctor.patience
  }
}

/// One kind of fault.
protocol DoctorRule: SendableMetatype {
  /// What the facts show now, each with a key that tells one occurrence from another.
  static func findings(
    in history: TransitionHistory, at moment: DoctorMoment
  ) -> [(key: String, finding: Finding)]
}
