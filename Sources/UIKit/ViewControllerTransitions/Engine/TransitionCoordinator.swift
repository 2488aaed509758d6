import QuartzCore

/// The coordinator of one transition: collects what is to move along, and runs it.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Nil once it has ended, so that whoever keeps a coordinator keeps nothing else but the container.
  private var transition: Transition?
  private var ended: EndedTransition?
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var mayStillAnimate = true

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  var targetTransform: CGAffineTransform { .identity }

  init(_ transition: Transition) {
    self.transition = transition
    isAnimated = transition.animated
    presentationStyle = transition.style
    containerView = transition.container
  }

  func letGo(_ ended: EndedTransition) {
    self.ended = ended
    transition = nil
    animations = []
    completions = []
  }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Closure?, completion: Closure?
  ) -> Bool {
    // After the end nothing is called any more, nor kept.
    guard transition != nil else { return false }
    if let completion { completions.append(completion) }
    guard let animation, mayStillAnimate else { return false }
    animations.append(animation)
    return true
  }

  /// Within the animator's first animation block, or after it if it had none.
  func runAnimations() {
    guard mayStillAnimate else { return }
    while !animations.isEmpty { animations.removeFirst()(self) }
    mayStillAnimate = false
  }

  func runCompletions() {
    let due = completions
    completions = []
    animations = []
    for completion in due { completion(self) }
  }

  // MARK: Context

  var initiallyInteractive: Bool {
    transition?.beganInteractively ?? ended?.beganInteractively ?? false
  }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.wasCancelled ?? ended?.wasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.duration ?? ended?.duration ?? 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key) ?? ended?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key) ?? ended?.view(forKey: key)
  }
}
