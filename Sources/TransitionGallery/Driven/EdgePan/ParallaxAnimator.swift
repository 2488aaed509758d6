import UIKit

/// One screen slides over the other, which goes a third of that way, in the shade.
final class ParallaxAnimator: InterruptibleAnimator {
  override func makeAnimator(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = super.makeAnimator(transitionContext)
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else {
      animator.addCompletion { _ in transitionContext.completeTransition(false) }
      return animator
    }
    let container = transitionContext.containerView
    // To the left, or to the right where the interface is read from there.
    let width = container.forward * container.bounds.width
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
    animator.addAnimations { pose(covering: self.isPresenting ? 1 : 0) }
    animator.addCompletion { position in
      for view in [front, back] { view.transform = .identity }
      shade.removeFromSuperview()
      // What was put in for a dismissal that does not come is taken out by whoever put it in.
      if position == .start { toView.removeFromSuperview() }
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }
}
