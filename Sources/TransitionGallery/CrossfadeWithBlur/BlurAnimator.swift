import UIKit

/// The presenter goes out of focus while the presented view fades in over it; a dismissal brings it
/// back into focus.
final class BlurAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    toView.frame = transitionContext.finalFrame(for: to)

    // From back to front: presenter, blur, presented view.
    let (presenter, presented) = isPresenting ? (fromView, toView) : (toView, fromView)
    let blur = UIBlurEffect(style: .light)
    // The alpha of an effect view stays 1, or nothing would be blurred: its effect is animated.
    let effectView = UIVisualEffectView(effect: isPresenting ? nil : blur)
    effectView.frame = container.bounds
    container.addSubview(presenter)
    container.addSubview(effectView)
    container.addSubview(presented)

    presented.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      effectView.effect = self.isPresenting ? blur : nil
      presented.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      effectView.removeFromSuperview()
      presented.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
