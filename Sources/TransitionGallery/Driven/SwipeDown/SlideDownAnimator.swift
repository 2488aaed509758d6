import UIKit

/// The presented view slides up from below the screen, or down again; the farther down, the rounder its
/// corners.
final class SlideDownAnimator: InterruptibleAnimator {
  override func makeAnimator(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = super.makeAnimator(transitionContext)
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      animator.addCompletion { _ in transitionContext.completeTransition(false) }
      return animator
    }
    let container = transitionContext.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isPresenting {
      if let presented = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: presented)
      }
      container.addSubview(view)
      pose(view, below, cornerRadius: 44)
    }
    animator.addAnimations {
      if self.isPresenting {
        self.pose(view, .identity, cornerRadius: 0)
      } else {
        self.pose(view, below, cornerRadius: 44)
      }
    }
    animator.addCompletion { position in
      // After a dismissal the view goes now; it may be presented again.
      self.pose(view, .identity, cornerRadius: 0)
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }

  private func pose(_ view: UIView, _ transform: CGAffineTransform, cornerRadius: CGFloat) {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
  }
}
