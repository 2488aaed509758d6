import QuartzCore

/// The coordinator of one transition: collects what is to move along, and runs it.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  // The transition holds the coordinator; code may hold on to it for longer.
  private let transition: Transition
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var mayStillAnimate = true

  init(_ transition: Transition) { self.transition = transition }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Closure?, completion: Closure?
  ) -> Bool {
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

  var isAnimated: Bool { transition.animated }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var initiallyInteractive: Bool { transition.beganInteractively }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.wasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var containerView: UIView { transition.container }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
}
