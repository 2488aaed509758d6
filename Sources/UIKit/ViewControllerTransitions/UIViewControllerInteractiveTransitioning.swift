/// Drives a transition in the animator's place.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animator's `animateTransition`, which is this object's to call if it
  /// wants it. Source: 1.2.4.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
