import UIKit

/// The from-view slides out and fades while the to-view slides in; a dismissal is the mirror image.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let width = container.bounds.width
    let left = CGAffineTransform(translationX: -width, y: 0)
    let right = CGAffineTransform(translationX: width, y: 0)

    toView.frame = transitionContext.finalFrame(for: to)
    container.addSubview(toView)
    toView.transform = isPresenting ? right : left
    toView.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.transform = self.isPresenting ? left : right
      fromView.alpha = 0
      toView.transform = .identity
      toView.alpha = 1
    } completion: { _ in
      // Both views will be used again: they leave as they came.
      for view in [fromView, toView] {
        view.transform = .identity
        view.alpha = 1
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
