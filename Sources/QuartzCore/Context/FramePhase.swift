/// The parts of a step, in their order. Display links and timers, for instance, see the new time
/// but run before layout; completions see a picture that is finished.
package enum FramePhase: Int, CaseIterable, Comparable, Sendable {
  /// The step's time becomes the stage's time.
  case time
  /// Input becomes touches and control actions.
  case input
  /// What was scheduled for this turn runs.
  case timers
  /// Deferred work runs that a commit has followed since it was deferred.
  case deferredWork
  case layout
  /// The model tree is copied; its new animations get their begin time.
  case commit
  /// What the layers show at this time is computed and written down.
  case displayList
  /// Animations that are over are removed and call back.
  case completions

  package static func < (first: FramePhase, second: FramePhase) -> Bool {
    first.rawValue < second.rawValue
  }
}
