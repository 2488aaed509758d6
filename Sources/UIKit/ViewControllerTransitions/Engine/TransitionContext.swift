import QuartzCore

/// The context that an animator gets: a view of its transition, which it may outlive.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  private let transition: Transition

  init(_ transition: Transition) { self.transition = transition }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { transition.animated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { transition.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { transition.finalFrame(for: vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.update(percentComplete)
  }

  func finishInteractiveTransition() { transition.endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { transition.endInteraction(cancelled: true) }
  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }
}
