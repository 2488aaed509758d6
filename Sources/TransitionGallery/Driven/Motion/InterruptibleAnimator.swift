import UIKit

/// An animator that a finger can stop, move and let go of again; what moves is its subclass's.
class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  /// While its transition lasts.
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// UIKit asks more than once in a transition, and must get the same object each time.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = makeAnimator(transitionContext)
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  /// What moves, set up where it starts; its completion completes the transition.
  func makeAnimator(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeOut)
  }
}
