import QuartzCore

/// Moves a transition by the animator that its animation controller has given. Source: 5.11.
@MainActor final class InterruptibleMotion: TransitionMotion {
  private let animator: any UIViewImplicitlyAnimating
  private(set) var isHeld = false
  /// Whether it was moved since it was stopped.
  private var wasMoved = false

  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  func hold() -> CGFloat {
    isHeld = true
    wasMoved = false
    animator.pauseAnimation()
    if animator.isReversed {
      animator.isReversed = false
      wasMoved = true
    }
    return animator.fractionComplete
  }

  func scrub(to fraction: CGFloat) {
    wasMoved = true
    animator.fractionComplete = fraction
  }

  func goOn(_ release: InteractionRelease) {
    isHeld = false
    if release.isCancelled { animator.isReversed = true }
    // One that was only stopped goes on as before.
    let isAsBefore = !wasMoved && !release.isCancelled && release.speed == 1
    let (_, isThere) = OptionalMethod.ask {
      animator.continueAnimation(
        withTimingParameters: release.timing,
        durationFactor: isAsBefore ? 0 : release.durationFactor)
    }
    if !isThere { animator.startAnimation() }
  }

  var velocity: Double? { (animator as? UIViewPropertyAnimator)?.beginningVelocity }

  /// Its end is its owner's affair.
  func end() {}
}
