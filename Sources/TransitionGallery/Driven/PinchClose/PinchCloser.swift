import UIKit

/// Drives a dismissal by hand: while the fingers are down it moves the photo itself, and no animator
/// is asked; when they are lifted, a spring goes on as fast as they were.
final class PinchCloser: NSObject, UIViewControllerInteractiveTransitioning {
  private var transitionContext: (any UIViewControllerContextTransitioning)?
  private var screen: PinchCloseScreen?
  private var scale: CGFloat = 1
  private var offset = CGPoint.zero
  /// Of fingers that were lifted before the transition began.
  private var early: (finishes: Bool, velocity: CGFloat)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    screen = transitionContext.viewController(forKey: .from) as? PinchCloseScreen
    move(scale: scale, by: offset)
    if let early { letGo(finishes: early.finishes, velocity: early.velocity) }
  }

  /// - Parameters:
  ///   - scale: of the fingers' distance; a photo larger than it was resists.
  ///   - offset: how far the fingers' centre has gone.
  func move(scale: CGFloat, by offset: CGPoint) {
    (self.scale, self.offset) = (scale, offset)
    guard let transitionContext, let screen else { return }
    screen.photo.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
      .scaledBy(x: seen(scale), y: seen(scale))
    screen.backdrop.alpha = 1 - progress
    // Gone before the button of the screen beneath can be read.
    screen.close.alpha = max(0, 1 - 6 * progress)
    transitionContext.updateInteractiveTransition(progress)
  }

  private func seen(_ scale: CGFloat) -> CGFloat {
    scale > 1 ? 1 + (scale - 1).rubberBanded(limit: 0.4) : scale
  }

  /// Closed at a third of its size.
  private var progress: CGFloat { min(max((1 - scale) / 0.7, 0), 1) }

  /// - Parameter velocity: the scale's change in a second.
  func letGo(finishes: Bool, velocity: CGFloat) {
    guard let transitionContext, let screen else {
      early = (finishes, velocity)
      return
    }
    // At once, so that whatever goes along with the transition goes on too.
    if finishes {
      transitionContext.finishInteractiveTransition()
    } else {
      transitionContext.cancelInteractiveTransition()
    }
    let target: CGFloat = finishes ? 0.3 : 1
    // As fast as the photo changes, which a rubber band makes slower than the fingers.
    let change = (seen(scale + velocity / 1000) - seen(scale)) * 1000
    let left = target - seen(scale)
    let relative = abs(left) < 0.01 ? 0 : change / left
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 240, damping: finishes ? 31 : 24,
      initialVelocity: CGVector(dx: relative, dy: relative))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations {
      screen.photo.transform = CGAffineTransform(scaleX: target, y: target)
      screen.photo.alpha = finishes ? 0 : 1
      screen.backdrop.alpha = finishes ? 0 : 1
    }
    animator.addCompletion { _ in
      PinchAnimator.pose(screen, away: 0)
      screen.close.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
    UIView.animate(withDuration: 0.1, delay: finishes ? 0 : 0.2) {
      screen.close.alpha = finishes ? 0 : 1
    }
    // The context keeps what it belongs to alive, and this object too.
    (self.transitionContext, self.screen) = (nil, nil)
  }
}
