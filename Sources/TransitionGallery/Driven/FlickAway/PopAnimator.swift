import UIKit

/// What the buttons do: the card pops up, or shrinks and fades.
final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? 0.5 : 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    if isPresenting {
      if let presented = transitionContext.viewController(forKey: .to) {
        card.frame = transitionContext.finalFrame(for: presented)
      }
      transitionContext.containerView.addSubview(card)
      card.transform = small
      card.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: isPresenting ? 0.7 : 1, initialSpringVelocity: 0
    ) {
      card.transform = self.isPresenting ? .identity : small
      card.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      card.transform = .identity
      card.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
