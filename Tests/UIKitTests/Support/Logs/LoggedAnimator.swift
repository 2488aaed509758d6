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
    let (from, to) = (context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
    let isPresenting = to.isBeingPresented
    let moving = context.view(forKey: isPresenting ? .to : .from)!
    let shown = isPresenting ? context.finalFrame(for: to) : context.initialFrame(for: from)
    let below = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
    if isPresenting {
      container.addSubview(moving)
      moving.frame = below
    } else if let view = context.view(forKey: .to) {
      container.insertSubview(view, belowSubview: moving)
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      moving.frame = isPresenting ? shown : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
