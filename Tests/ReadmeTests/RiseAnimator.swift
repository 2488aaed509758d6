import UIKit

final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.addSubview(toView)
    toView.alpha = 0
    toView.transform = CGAffineTransform(translationX: 0, y: 80).scaledBy(x: 0.9, y: 0.9)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView.alpha = 1
      toView.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension HomeViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RiseAnimator() }
}
