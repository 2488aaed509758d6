import QuartzCore

/// Moves what goes alongside a transition that somebody drives by hand: that one's own movement is its
/// own affair. Source: 6.4, 6.15, section 4 on `updateInteractiveTransition`.
@MainActor final class CompanionMotion: TransitionMotion {
  private let animator: UIViewPropertyAnimator
  private(set) var isHeld = true

  /// Runs `animations`, which stand at their beginning then.
  init(duration: TimeInterval, _ animations: @escaping () -> Void) {
    animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    // Whichever way it has gone, only the transition's end takes it away.
    animator.pausesOnCompletion = true
    animator.pauseAnimation()
  }

  func hold() -> CGFloat {
    isHeld = true
    animator.pauseAnimation()
    animator.isReversed = false
    return animator.fractionComplete
  }

  func scrub(to fraction: CGFloat) { animator.fractionComplete = fraction }

  func goOn(_ release: InteractionRelease) {
    isHeld = false
    if release.isCancelled { animator.isReversed = true }
    animator.continueAnimation(
      withTimingParameters: release.timing
        ?? UICubicTimingParameters(animationCurve: release.curve),
      durationFactor: release.durationFactor)
  }

  var velocity: Double? { animator.beginningVelocity }

  /// What was changed stays so, also after a cancelled transition. Source: 6.15.
  func end() {
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return }
    animator.finishAnimation(at: .end)
  }
}
