import QuartzCore

/// What an animator needs to know of a transition, and how it says that the transition is over.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview for everything that moves; it covers the window.
  var containerView: UIView { get }
  /// Whether the transition is to move at all.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition: false, always.
  var isInteractive: Bool { get }
  /// Whether the transition is going back to where it came from.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; it inserts the to-view into `containerView` itself, at a
  /// dismissal below the from-view. Source: 2.2.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the controller's view is at the beginning; `.zero` while it is not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at the end; `.zero` when it will have left the screen.
  func finalFrame(for vc: UIViewController) -> CGRect

  /// Ends the transition; must be called exactly once, when the animations are over. With false
  /// everything goes back to what it was. Source: 1.3.9, 4.6.
  func completeTransition(_ didComplete: Bool)
}
