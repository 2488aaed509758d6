import UIKit

/// Zooms by a property animator, which UIKit may stop, move, turn round and continue.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?
  /// Is given the container.
  var hasStarted: (UIView) -> Void = { _ in }
  var hasEnded: () -> Void = {}

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
    hasStarted(transitionContext.containerView)
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

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    hasEnded()
  }

  private func makeAnimator(
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
