import QuartzCore

/// The object that moves one transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds; may be asked several times.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the to-view to the container, starts the animations, and sees to it that
  /// `completeTransition(_:)` is called when they are over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator by which the transition can be stopped and moved on its way: the same one each time
  /// it is asked for. It is asked for after the transition has been started. May be left out; the
  /// transition is then not interruptible. Source: 5.11, 5.12.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over. May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMethod.isAbsent()
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  public func animationEnded(_ transitionCompleted: Bool) { OptionalMethod.isAbsent() }
}
