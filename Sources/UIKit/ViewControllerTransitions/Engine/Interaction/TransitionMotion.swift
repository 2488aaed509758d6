import QuartzCore

/// What an interactive transition moves: it stands where it is scrubbed to, and goes on by itself when
/// it is let go of.
@MainActor protocol TransitionMotion: AnyObject {
  /// Whether it stands still until it is scrubbed or let go of.
  var isHeld: Bool { get }
  /// Stops it where it is, and returns where that is: 0…1 of the way forwards.
  func hold() -> CGFloat
  func scrub(to fraction: CGFloat)
  func goOn(_ release: InteractionRelease)
  /// Ways a second at the first moment after it was let go of, below 0 back; nil where nothing is left,
  /// or nobody knows.
  var velocity: Double? { get }
  /// The transition is over, or somebody else moves it from now on.
  func end()
}

/// How a transition goes on when it is let go of. Source: 5.5–8.
@MainActor struct InteractionRelease {
  var isCancelled = false
  /// How far it was, 0…1.
  var percent: CGFloat = 0
  /// Ways a duration, above 0.
  var speed: CGFloat = 1
  /// Of what is left.
  var curve = UIView.AnimationCurve.easeInOut
  /// Takes the place of `curve` in an interruptible animator.
  var timing: (any UITimingCurveProvider)?

  /// What is left, in durations of the whole. Source: 5.5.
  var durationFactor: CGFloat { (isCancelled ? percent : 1 - percent) / speed }
}
