import Trace

/// Watches a trace and says what is wrong with the transitions in it.
///
/// A fault of what was done shows at once, or with the picture that shows it; one of what was not
/// done, a second after the transition should have been over, or as soon as nothing more can come. A
/// finger can always come: it is waited for a second.
public struct TransitionDoctor: Sendable {
  private var history = TransitionHistory()
  private var reported: Set<Symptom.Occurrence> = []

  /// Seconds after its duration at which a transition that has not been completed counts as frozen.
  static let patience = 1.0

  /// What may be the cause of others stands before them.
  private static let rules: [any DoctorRule.Type] = [
    PresenterReparented.self, NilTransitionView.self, AnimatorIdentity.self, CompleteTooEarly.self,
    StateLeftBehind.self, ToViewNeverAdded.self, PresentedViewInvisible.self,
    CompleteNeverCalled.self, InteractionDisabled.self, AppearanceCalledDirectly.self,
    InteractiveWithoutDriver.self, InteractionEndedBeforeStart.self, DoubleFinish.self,
    ContextDrivenBeside.self, CompleteFlagMismatch.self,
    CancelCleanupMissing.self, StateNotReturned.self, CancelFlash.self, FinishCalledLate.self,
    InteractionNeverEnded.self, ReentrantTransition.self, TailSkipped.self, TouchesBlocked.self,
    VelocityDiscontinuity.self, UnscrubbableAnimation.self, AdditiveStandstill.self,
    SideEffectInQuery.self, LeakAfterDismiss.self,
  ]

  public init() {}

  /// Takes in the events of a step and returns what they show, each fault once: that of earlier
  /// transitions first, and what has to do with no transition last.
  ///
  /// - Parameters:
  ///   - time: the step's, in seconds of the stage's clock.
  ///   - isStill: whether nothing moves and nothing waits, so that only input can go on.
  public mutating func follow(
    _ events: [TraceEvent], at time: Double, isStill: Bool
  ) -> [Finding] {
    for event in events { history.follow(event) }
    let moment = DoctorMoment(time: time, isStill: isStill)
    let symptoms = Self.rules.flatMap { $0.symptoms(in: history, at: moment) }
      .filter { reported.insert($0.occurrence).inserted }
    let order = symptoms.indices.sorted { first, second in
      (symptoms[first].transition ?? .max, first) < (symptoms[second].transition ?? .max, second)
    }
    forget(isStill: isStill, at: time)
    return order.map { symptoms[$0].finding }
  }

  /// Forgets what each rule has judged, and what was said of it. What was said of views is forgotten
  /// when a screen has gone: which views went with it is not in the trace.
  private mutating func forget(isStill: Bool, at time: Double) {
    let screensHaveGone = history.forgetJudged(isStill: isStill, at: time)
    reported = reported.filter { occurrence in
      guard let transition = occurrence.transition else { return !screensHaveGone }
      return history.transitions[transition] != nil
    }
  }

  /// When something can be said that no event will bring, in seconds of the stage's clock; nil where
  /// nothing waits for that. Whoever has no step then is to make one.
  public var nextLook: Double? {
    let waits = history.transitions.values.compactMap {
      InteractiveWithoutDriver.end(of: $0, history)
    }
    return (waits + history.nextLeaks).min()
  }

  /// How much is remembered, for whoever wants to know that it does not grow for ever.
  package var memorySize: Int { history.size + reported.count }
}
