/// The life of a transition. Every one that is requested ends, once.
enum TransitionState: String, CaseIterable {
  /// `present` or `dismiss` was called.
  case requested
  /// The delegate has answered who animates.
  case asked
  /// The container is in the window, the views are where the animator expects them, the
  /// will-callbacks have been called.
  case prepared
  /// The animator is at work.
  case running
  /// It said that it is done: views leave, did-callbacks are called.
  case finishing
  /// It said that it did not complete: everything goes back.
  case cancelling
  case ended

  enum Event: CaseIterable {
    case answered, prepared, animationBegan, completed, cancelled, cleanedUp
    /// The views left the window before the animator said that it was done.
    case abandoned
  }

  /// The state after `event`, or nil where the event does not belong.
  func after(_ event: Event) -> TransitionState? {
    switch (self, event) {
    case (.requested, .answered): .asked
    case (.asked, .prepared): .prepared
    case (.prepared, .animationBegan): .running
    case (.requested, .abandoned), (.asked, .abandoned), (.prepared, .abandoned),
      (.running, .abandoned):
      .ended
    case (.running, .completed): .finishing
    case (.running, .cancelled): .cancelling
    case (.finishing, .cleanedUp), (.cancelling, .cleanedUp): .ended
    default: nil
    }
  }
}
