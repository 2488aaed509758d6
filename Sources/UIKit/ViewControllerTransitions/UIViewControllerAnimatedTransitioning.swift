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
  /// The transition is over. May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) { OptionalMethod.isAbsent() }
}
