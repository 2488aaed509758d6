/// Who has a transition in hand. Source: 1.6.3, 5.12, 6.12.
enum InteractionPhase: Hashable, CaseIterable {
  /// It has not begun to move.
  case waiting
  /// Nobody: it goes on to its end by itself, and was never in anybody's hand.
  case running
  /// Whoever drives it: it is where it was moved to.
  case interactive
  /// Let go of, on the way to its end, or back to its beginning.
  case finishing
  case cancelling
  case ended

  enum Event: Hashable, CaseIterable {
    case beganInteractively, beganByItself
    case paused, finished, cancelled
    case ended
  }

  /// The phase after `event`, or nil where the event does not belong.
  func after(_ event: Event) -> InteractionPhase? {
    switch (self, event) {
    case (.waiting, .beganInteractively): .interactive
    case (.waiting, .beganByItself): .running
    case (.running, .paused), (.finishing, .paused), (.cancelling, .paused): .interactive
    case (.interactive, .finished): .finishing
    case (.interactive, .cancelled): .cancelling
    case (.ended, _): nil
    case (_, .ended): .ended
    default: nil
    }
  }

  var isInteractive: Bool { self == .interactive }
}
