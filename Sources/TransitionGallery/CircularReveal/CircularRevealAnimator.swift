import UIKit

/// The next screen shows through a circle that grows out of a button; the dismissal closes it.
///
/// The circle is the path of a shape layer that masks the screen. Views do not animate paths, so
/// this takes an animation of the layer's own, whose delegate hears of its end.
final class CircularRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate
{
  private let isPresenting: Bool
  /// Where the circle begins, in the window's coordinates.
  private let button: CGRect
  private var transitionContext: (any UIViewControllerContextTransitioning)?
  private var masked: UIView?

  init(isPresenting: Bool, button: CGRect) {
    self.isPresenting = isPresenting
    self.button = button
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to),
      let masked = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    toView.frame = transitionContext.finalFrame(for: to)
    container.insertSubview(toView, at: isPresenting ? container.subviews.count : 0)

    let middle = CGPoint(x: button.midX, y: button.midY)
    // To the farthest corner, so that nothing is left out.
    let reach = CGPoint(
      x: max(middle.x, masked.bounds.width - middle.x),
      y: max(middle.y, masked.bounds.height - middle.y))
    let full = (reach.x * reach.x + reach.y * reach.y).squareRoot()
    let small = circle(about: middle, radius: button.height / 2)
    let large = circle(about: middle, radius: full)

    let mask = CAShapeLayer()
    mask.frame = masked.bounds
    mask.path = isPresenting ? large : small
    masked.layer.mask = mask
    (self.transitionContext, self.masked) = (transitionContext, masked)

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = isPresenting ? small : large
    animation.toValue = mask.path
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    mask.add(animation, forKey: "path")
  }

  private func circle(about middle: CGPoint, radius: CGFloat) -> CGPath {
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    ).cgPath
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = transitionContext else { return }
    // The animation keeps its delegate; nothing here is to keep the transition.
    transitionContext = nil
    masked?.layer.mask = nil
    masked = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
