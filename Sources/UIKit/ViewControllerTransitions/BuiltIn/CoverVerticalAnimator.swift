import QuartzCore
import Trace

/// The default transition: the presented view slides up over the other from the bottom edge, and
/// down again. Source: 3.1.5, 3.2.
@MainActor final class CoverVerticalAnimator: UIViewControllerAnimatedTransitioning {
  private let operation: TraceEvent.TransitionOperation

  /// Seconds of the dismissal, whose spring is stiffer than the presentation's.
  private static let dismissalDuration = 0.4

  init(_ operation: TraceEvent.TransitionOperation) { self.operation = operation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    operation == .present ? Spring.systemDuration : Self.dismissalDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    BuiltInAnimator.insertToView(transitionContext, operation)
    let key: UITransitionContextViewKey = operation == .present ? .to : .from
    guard let moving = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    let shown = moving.frame
    let below = shown.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - shown.minY)
    if operation == .present { moving.frame = below }
    let duration = transitionDuration(using: transitionContext)
    UIView.animate(
      spring: operation == .present ? .system : .critical(settlingIn: duration),
      duration: duration
    ) {
      moving.frame = self.operation == .present ? shown : below
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
