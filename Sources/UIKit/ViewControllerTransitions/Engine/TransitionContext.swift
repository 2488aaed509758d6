import QuartzCore

/// The context that an animator gets: a view of its transition, which it may outlive.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  /// Nil once the stage has gone away, so that whoever keeps a context keeps nothing else.
  private var transition: Transition?

  init(_ transition: Transition) {
    self.transition = transition
    containerView = transition.container
  }

  func close() { transition = nil }

  var isAnimated: Bool { transition?.animated ?? false }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { transition?.wasCancelled ?? false }
  var presentationStyle: UIModalPresentationStyle {
    transition?.presentation.presented.modalPresentationStyle ?? .fullScreen
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: transition?.from
    case .to: transition?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition?.from.view
    case .to: transition?.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === transition?.from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === transition?.to ? containerView.bounds : .zero
  }

  func completeTransition(_ didComplete: Bool) { transition?.complete(didComplete) }
}
