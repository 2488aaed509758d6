import QuartzCore

/// Drives a transition in the animator's place.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of the animator's `animateTransition`, which is this object's to call if it
  /// wants it. Source: 1.2.4.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast what is left goes by when it is let go of; left out, 1. Source: 6.11.
  var completionSpeed: CGFloat { get }
  /// The curve of what is left; left out, `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins in this object's hand; left out, it does. Source: 1.2.5.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat {
    OptionalMethod.isAbsent()
    return 1
  }

  public var completionCurve: UIView.AnimationCurve {
    OptionalMethod.isAbsent()
    return .easeInOut
  }

  public var wantsInteractiveStart: Bool {
    OptionalMethod.isAbsent()
    return true
  }
}
