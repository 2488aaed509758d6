import QuartzCore

/// The coordinator of one transition: collects what is to move along, and runs it.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Nil once it has ended, so that whoever keeps a coordinator keeps nothing else but the container.
  private var transition: Transition?
  private var ended: EndedTransition?
  private var animations: [(view: UIView?, run: Closure)] = []
  private var completions: [Closure] = []
  private var changeHandlers: [Closure] = []
  private var endHandlers: [Closure] = []
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
    (completions, changeHandlers, endHandlers) = ([], [], [])
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
    animations.append((view, animation))
    return true
  }

  /// Within the animator's first animation block, or after it if it had none.
  func runAnimations() {
    guard mayStillAnimate else { return }
    while !animations.isEmpty {
      let animation = animations.removeFirst()
      // Before it changes anything, so that what it starts begins with the rest. Source: 6.9.
      if let view = animation.view {
        transition?.interaction.clock?.drive(view.layer)
      }
      animation.run(self)
    }
    mayStillAnimate = false
  }

  func runCompletions() {
    let due = completions
    completions = []
    animations = []
    for completion in due { completion(self) }
  }

  var hasAnimations: Bool { mayStillAnimate && !animations.isEmpty }

  // MARK: Interaction

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    guard transition != nil else { return }
    changeHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Closure) {
    guard transition != nil else { return }
    endHandlers.append(handler)
  }

  /// From interactive to not, or back. Source: 6.10.
  func interactionChanged() {
    let changes = changeHandlers
    let ends = isInteractive ? [] : endHandlers
    if !isInteractive { endHandlers = [] }
    for handler in changes + ends { handler(self) }
  }

  // MARK: Context

  var initiallyInteractive: Bool {
    transition?.interaction.beganInteractively ?? ended?.beganInteractively ?? false
  }
  var isInteractive: Bool { transition?.interaction.isInteractive ?? false }
  var isInterruptible: Bool {
    transition?.interaction.isInterruptible ?? ended?.isInterruptible ?? false
  }
  var percentComplete: CGFloat {
    transition?.interaction.percent ?? ended?.percentComplete ?? 0
  }
  var completionVelocity: CGFloat {
    transition?.interaction.release.speed ?? ended?.completionVelocity ?? 1
  }
  var completionCurve: UIView.AnimationCurve {
    transition?.interaction.release.curve ?? ended?.completionCurve ?? .easeInOut
  }
  var isCancelled: Bool { transition?.wasCancelled ?? ended?.wasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.duration ?? ended?.duration ?? 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key) ?? ended?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.view(forKey: key) ?? ended?.view(forKey: key)
  }
}
