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
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      Self.pose(screen, away: self.isPresenting ? 0 : 1)
    } completion: { _ in
      Self.pose(screen, away: 0)
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
