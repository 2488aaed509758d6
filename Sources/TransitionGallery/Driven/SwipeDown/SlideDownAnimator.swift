import UIKit

/// The presented view slides up from below the screen, or down again; the farther down, the rounder its
/// corners.
final class SlideDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isPresenting {
      if let presented = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: presented)
      }
      container.addSubview(view)
      pose(view, below, cornerRadius: 44)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      // Half of the finger's way is to be half of the view's.
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut
    ) {
      if self.isPresenting {
        self.pose(view, .identity, cornerRadius: 0)
      } else {
        self.pose(view, below, cornerRadius: 44)
      }
    } completion: { _ in
      // After a cancel the model would still have the value of the end. After a dismissal the view
      // goes now; it may be presented again.
      self.pose(view, .identity, cornerRadius: 0)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func pose(_ view: UIView, _ transform: CGAffineTransform, cornerRadius: CGFloat) {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
  }
}
