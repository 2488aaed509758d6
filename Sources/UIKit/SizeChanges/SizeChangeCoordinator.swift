import QuartzCore

/// Lets controllers move along with a change of their window's size. Source: 6.14.
@MainActor final class SizeChangeCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var mayStillAnimate = true
  private var isOver = false

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  let containerView: UIView

  init(
    _ window: UIWindow, duration: TimeInterval, isAnimated: Bool,
    targetTransform: CGAffineTransform
  ) {
    containerView = window
    transitionDuration = duration
    self.isAnimated = isAnimated
    self.targetTransform = targetTransform
  }

  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }

  /// Nobody comes or goes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Closure?, completion: Closure?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation, mayStillAnimate else { return false }
    animations.append(animation)
    return true
  }

  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
    mayStillAnimate = false
  }

  /// What was to be told at the end is told; the window has no coordinator then, unless it changes
  /// its size again.
  func end(in window: UIWindow) {
    guard !isOver else { return }
    isOver = true
    let due = completions
    completions = []
    for completion in due { completion(self) }
    if window.sizeChange === self { window.sizeChange = nil }
  }
}
