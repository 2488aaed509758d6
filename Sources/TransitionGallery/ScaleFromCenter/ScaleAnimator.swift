import UIKit

/// Grows the to-view from nothing, or fades it in for people who want less motion.
final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    // The frame first: with a transform it means nothing.
    toView.frame = transitionContext.finalFrame(for: to)
    if UIAccessibility.isReduceMotionEnabled {
      toView.alpha = 0
    } else {
      toView.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    transitionContext.containerView.addSubview(toView)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.transform = .identity
      toView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
