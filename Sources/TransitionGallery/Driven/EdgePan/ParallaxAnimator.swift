import UIKit

/// One screen slides over the other, which goes a third of that way, in the shade.
final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let width = container.bounds.width
    toView.frame = transitionContext.finalFrame(for: to)
    let (front, back) = isPresenting ? (toView, fromView) : (fromView, toView)
    container.insertSubview(back, at: 0)
    container.addSubview(front)
    let shade = UIView(frame: back.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    back.addSubview(shade)

    /// - Parameter share: of the front screen, how much covers the other one.
    func pose(covering share: CGFloat) {
      front.transform = CGAffineTransform(translationX: width * (1 - share), y: 0)
      back.transform = CGAffineTransform(translationX: (1 - share) * width / 3 - width / 3, y: 0)
      shade.alpha = share
    }
    pose(covering: isPresenting ? 0 : 1)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut
    ) {
      pose(covering: self.isPresenting ? 1 : 0)
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      for view in [front, back] { view.transform = .identity }
      shade.removeFromSuperview()
      // What was put in for a dismissal that does not come is taken out by whoever put it in.
      if isCancelled { toView.removeFromSuperview() }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
