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
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let duration = transitionDuration(using: transitionContext)
    let covered = container.bounds
    let below = covered.offsetBy(dx: 0, dy: covered.height)
    switch operation {
    case .present:
      container.addSubview(toView)
      toView.frame = below
      move(toView, to: covered, .system, duration, transitionContext)
    case .dismiss:
      container.insertSubview(toView, belowSubview: fromView)
      toView.frame = covered
      move(fromView, to: below, .critical(settlingIn: duration), duration, transitionContext)
    }
  }

  private func move(
    _ view: UIView, to frame: CGRect, _ spring: Spring, _ duration: TimeInterval,
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(spring: spring, duration: duration) {
      view.frame = frame
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
