import QuartzCore

/// What an animator needs to know of a transition, and how it says that the transition is over.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview for everything that moves; it covers the window, or the context.
  var containerView: UIView { get }
  /// Whether the transition is to move at all.
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is going back to where it came from.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; it inserts the to-view into `containerView` itself, at a
  /// dismissal below the from-view. Nil means that the view stays where it is and is not to be
  /// touched. Source: 2.2.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the controller's view is at the beginning; `.zero` while it is not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at the end; `.zero` when it will have left the screen.
  func finalFrame(for vc: UIViewController) -> CGRect

  /// The rotation that is still to be applied: none.
  var targetTransform: CGAffineTransform { get }

  /// Says how far an interactive transition is, 0…1. It moves nothing by itself.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The interaction is over and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The interaction is over and the transition goes back; `completeTransition` is still to come.
  func cancelInteractiveTransition()

  /// Takes an interruptible transition that goes on by itself in hand again. Source: 6.12.
  func pauseInteractiveTransition()

  /// Ends the transition; must be called exactly once, when the animations are over. With false
  /// everything goes back to what it was. Source: 1.3.9, 4.6.
  func completeTransition(_ didComplete: Bool)
}
