import UIKit

/// The presented screen drops in from above, and is pulled up again.
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let moving = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    if let toView = transitionContext.view(forKey: .to) {
      container.insertSubview(toView, at: isPresenting ? container.subviews.count : 0)
    }
    let above = CGAffineTransform(translationX: 0, y: -container.bounds.height)
    if isPresenting { moving.transform = above }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: isPresenting ? .curveEaseOut : .curveEaseIn
    ) {
      moving.transform = self.isPresenting ? .identity : above
    } completion: { _ in
      moving.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
