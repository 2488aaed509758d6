import QuartzCore
import Trace

/// The transitions that UIKit brings along.
@MainActor enum BuiltInAnimator {
  static func animator(
    for style: UIModalTransitionStyle, _ operation: TraceEvent.TransitionOperation
  ) -> any UIViewControllerAnimatedTransitioning {
    switch style {
    case .coverVertical: CoverVerticalAnimator(operation)
    case .crossDissolve: CrossDissolveAnimator(operation)
    }
  }

  /// Puts the to-view into the container: in front, or behind the from-view when that leaves.
  static func insertToView(
    _ context: any UIViewControllerContextTransitioning,
    _ operation: TraceEvent.TransitionOperation
  ) {
    guard let toView = context.view(forKey: .to),
      let to = context.viewController(forKey: .to)
    else { return }
    toView.frame = context.finalFrame(for: to)
    if operation == .dismiss, let fromView = context.view(forKey: .from) {
      context.containerView.insertSubview(toView, belowSubview: fromView)
    } else {
      context.containerView.addSubview(toView)
    }
  }
}
