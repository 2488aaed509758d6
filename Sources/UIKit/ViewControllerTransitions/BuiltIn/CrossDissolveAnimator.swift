import QuartzCore
import Trace

/// The presented view fades in over the other, and out again. Source: 3.2.
@MainActor final class CrossDissolveAnimator: UIViewControllerAnimatedTransitioning {
  private let operation: TraceEvent.TransitionOperation

  init(_ operation: TraceEvent.TransitionOperation) { self.operation = operation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    BuiltInAnimator.insertToView(transitionContext, operation)
    let key: UITransitionContextViewKey = operation == .present ? .to : .from
    guard let fading = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    let shown = fading.alpha
    if operation == .present { fading.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fading.alpha = self.operation == .present ? shown : 0
    } completion: { _ in
      // The view may be presented again.
      fading.alpha = shown
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
