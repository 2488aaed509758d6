import UIKit

/// Drives one transition by one gesture, which may be over before the transition has begun.
///
/// UIKit starts a transition some time after `dismiss`. What is said before that is lost, and a lost
/// `finish()` leaves the screen at 0 % for ever; so it is remembered here.
final class GestureDriver: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var earlyPercent: CGFloat?
  private var early: (() -> Void)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    if let earlyPercent { update(earlyPercent) }
    early?()
    early = nil
  }

  override func update(_ percentComplete: CGFloat) {
    if hasStarted { super.update(percentComplete) } else { earlyPercent = percentComplete }
  }

  /// Lets go: a spring takes the finger's speed over, as long as the animator is interruptible. One of
  /// plain animations could only go on along a curve that begins as fast as it likes.
  ///
  /// - Parameter velocity: in whole ways a second, positive towards the end.
  func spring(finishes: Bool, velocity: CGFloat) {
    afterStart { [unowned self] in
      let left = finishes ? 1 - percentComplete : percentComplete
      let ahead = finishes ? velocity : -velocity
      // The spring counts in what is left of the way.
      let relative = left < 0.01 ? 0 : ahead / left
      timingCurve = UISpringTimingParameters(
        mass: 1, stiffness: 260, damping: 29,
        initialVelocity: CGVector(dx: relative, dy: relative))
      finishes ? finish() : cancel()
    }
  }

  private func afterStart(_ action: @escaping () -> Void) {
    if hasStarted { action() } else { early = action }
  }
}
