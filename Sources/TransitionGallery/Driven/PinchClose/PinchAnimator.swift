import UIKit

/// What the buttons do: the photo grows out of a smaller one, or shrinks away.
final class PinchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let screen = transitionContext.viewController(forKey: key) as? PinchCloseScreen,
      let view = screen.view
    else { return transitionContext.completeTransition(false) }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: screen)
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      Self.pose(screen, away: 1)
      screen.close.alpha = 0
    }
    let duration = transitionDuration(using: transitionContext)
    // The last to come and the first to go: it stands over the button of the screen beneath.
    UIView.animate(withDuration: duration / 4, delay: isPresenting ? duration * 3 / 4 : 0) {
      screen.close.alpha = self.isPresenting ? 1 : 0
    }
    UIView.animate(withDuration: duration) {
      Self.pose(screen, away: self.isPresenting ? 0 : 1)
    } completion: { _ in
      Self.pose(screen, away: 0)
      screen.close.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  static func pose(_ screen: PinchCloseScreen, away: CGFloat) {
    let scale = 1 - 0.7 * away
    screen.photo.transform = CGAffineTransform(scaleX: scale, y: scale)
    screen.photo.alpha = 1 - away
    screen.backdrop.alpha = 1 - away
  }
}
