import UIKit

/// Zooms by a property animator, which UIKit may stop, move, turn round and continue.
final class ZoomAnimator: InterruptibleAnimator {
  /// Is given the container.
  var hasStarted: (UIView) -> Void = { _ in }
  var hasEnded: () -> Void = {}

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.animateTransition(using: transitionContext)
    hasStarted(transitionContext.containerView)
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    hasEnded()
  }

  override func makeAnimator(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 1)
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let screen = transitionContext.viewController(forKey: key) as? ZoomScreen else {
      animator.addCompletion { _ in transitionContext.completeTransition(false) }
      return animator
    }
    let full = transitionContext.containerView.bounds
    if isPresenting {
      transitionContext.containerView.addSubview(screen.view)
      screen.pose(away: 1, full: full)
    }
    // The photo is in one place only.
    screen.source.isHidden = screen.zooms
    let isPresenting = isPresenting
    animator.addAnimations { screen.pose(away: isPresenting ? 0 : 1, full: full) }
    animator.addCompletion { position in
      // It may have been turned round many times: where it has arrived is what counts.
      let isThere = position == .end
      screen.source.isHidden = isThere == isPresenting
      transitionContext.completeTransition(isThere)
    }
    return animator
  }
}
