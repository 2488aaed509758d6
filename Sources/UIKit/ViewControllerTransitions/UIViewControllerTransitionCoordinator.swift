import QuartzCore

/// What is known of a transition that is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began in the hands of an interaction controller.
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  /// Whether it can be taken in hand again: its animator has an interruptible animator. Known once
  /// that one has been asked. Source: 6.12.
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds, as the animator says.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  /// Where it was let go of, 0…1. Until then, where it is.
  var percentComplete: CGFloat { get }
  /// How fast what is left goes by, as whoever drives says; 1 is the animator's own speed.
  var completionVelocity: CGFloat { get }
  /// Of what is left.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation that is still to be applied: none.
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others move along with a transition. Source: section 6.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` within the animator's first animation block, whose duration and curve it
  /// takes over; without such a block, unanimated right after `animateTransition`.
  ///
  /// - Parameter completion: called when the transition has ended, also a cancelled one.
  /// - Returns: whether `animation` will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the container: all that is animated in it is moved with an
  /// interactive transition. Source: 6.9.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time the transition is let go of, or taken in hand again. Source: 6.10.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls `handler` the first time that the transition is let go of. Source: 6.10.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Swift's short form without a completion.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
