import UIKit

/// An animator that slides the presented view over the other, evenly, and notes what it is asked.
final class LoggedAnimator: UIViewControllerAnimatedTransitioning {
  let name: String
  let log: CallLog
  let duration: TimeInterval
  /// Done instead of the sliding.
  var animation: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
  var whenEnded: (@MainActor () -> Void)?

  init(_ name: String, _ log: CallLog, duration: TimeInterval = 0.5) {
    self.name = name
    self.log = log
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.note("\(name).transitionDuration")
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("\(name).animateTransition")
    if let animation { animation(transitionContext) } else { slide(transitionContext) }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("\(name).animationEnded(\(transitionCompleted))")
    whenEnded?()
  }

  private func slide(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
    let below = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    let isPresenting = context.viewController(forKey: .to)!.isBeingPresented
    if isPresenting {
      container.addSubview(to)
      to.frame = below
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      if isPresenting { to.frame = container.bounds } else { from.frame = below }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
