import QuartzCore

/// The context that an animator gets: a view of its transition, which it may outlive.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Nil once it has ended, so that whoever keeps a context keeps nothing else.
  private var transition: Transition?
  private var ended: EndedTransition?

  init(_ transition: Transition) {
    self.transition = transition
    containerView = transition.container
    isAnimated = transition.animated
    presentationStyle = transition.style
  }

  func letGo(_ ended: EndedTransition) {
    self.ended = ended
    transition = nil
  }

  var isInteractive: Bool { transition?.interaction.isInteractive ?? false }
  var transitionWasCancelled: Bool { transition?.wasCancelled ?? ended?.wasCancelled ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key) ?? ended?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key) ?? ended?.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    transition?.initialFrame(for: vc) ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { transition?.finalFrame(for: vc) ?? .zero }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.interaction.update(percentComplete, by: .context)
  }

  func finishInteractiveTransition() {
    transition?.interaction.letGo(cancelled: false, by: .context)
  }

  func cancelInteractiveTransition() {
    transition?.interaction.letGo(cancelled: true, by: .context)
  }

  func pauseInteractiveTransition() { transition?.interaction.pause(by: .context) }

  func drive(by controller: UIPercentDrivenInteractiveTransition) {
    transition?.interaction.start(controller, self)
  }

  func completeTransition(_ didComplete: Bool) {
    if let transition { transition.complete(didComplete) } else { ended?.complete(didComplete) }
  }
}
