import UIKit

/// A card springs up from below the screen, swings past its place and settles; the dismissal lets
/// it fall.
final class SpringCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the spring is made of.
  struct Feel {
    /// Seconds until it has settled.
    var duration: TimeInterval = 0.8
    /// 1 would not swing at all.
    var dampingRatio: CGFloat = 0.6
    /// In distances of the whole movement a second: 0 starts at rest.
    var initialVelocity: CGFloat = 0
  }

  private let isPresenting: Bool
  private let feel: Feel
  /// Between the two screens, for as long as the card is there.
  private let dimming: UIView

  init(isPresenting: Bool, feel: Feel, dimming: UIView) {
    self.isPresenting = isPresenting
    self.feel = feel
    self.dimming = dimming
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? feel.duration : 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // With a custom style the presenter stays where it is: one of the two keys only has a view.
    guard let card = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    if isPresenting { prepare(card, in: container) }
    let away = container.bounds.height - card.frame.minY
    if isPresenting { card.transform = CGAffineTransform(translationX: 0, y: away) }
    let duration = transitionDuration(using: transitionContext)

    let movement = {
      card.transform =
        self.isPresenting ? .identity : CGAffineTransform(translationX: 0, y: away)
    }
    let completion = { (_: Bool) in
      if !self.isPresenting { self.dimming.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    // A dimming that swung would flicker, so it has a curve of its own.
    UIView.animate(withDuration: duration) { self.dimming.alpha = self.isPresenting ? 1 : 0 }
    if isPresenting {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: feel.dampingRatio,
        initialSpringVelocity: feel.initialVelocity, animations: movement,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseIn, animations: movement,
        completion: completion)
    }
  }

  private func prepare(_ card: UIView, in container: UIView) {
    dimming.frame = container.bounds
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.alpha = 0
    container.addSubview(dimming)
    let room = container.bounds
    let (width, height) = (min(560, room.width - 48), min(400, room.height - 64))
    card.frame = CGRect(
      x: room.midX - width / 2, y: (room.height - height) / 2, width: width, height: height)
    card.layer.cornerRadius = 24
    card.clipsToBounds = true
    container.addSubview(card)
  }
}
