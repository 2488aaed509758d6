import UIKit

/// The next screen falls from above and bounces twice; the dismissal is the same, backwards.
final class KeyframeBounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How high it is over its place, in heights of the screen, and when, in shares of the duration:
  /// points of three parabolas, of a fall from 1 and two bounces up to 0.2 and 0.05.
  static let way: [(time: Double, height: CGFloat)] = [
    (0, 1), (0.1, 0.9375), (0.2, 0.75), (0.3, 0.4375), (0.4, 0),
    (0.49, 0.15), (0.58, 0.2), (0.67, 0.15), (0.76, 0),
    (0.82, 0.0375), (0.88, 0.05), (0.94, 0.0375), (1, 0),
  ]

  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to),
      let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    toView.frame = transitionContext.finalFrame(for: to)
    // What comes falls over the other; what goes uncovers it.
    container.insertSubview(toView, at: isPresenting ? container.subviews.count : 0)

    let place = moving.center
    func raise(_ height: CGFloat) {
      moving.center.y = place.y - height * container.bounds.height
    }
    let way =
      isPresenting ? Self.way : Self.way.reversed().map { (time: 1 - $0.time, height: $0.height) }
    raise(way[0].height)
    // The parabolas are in the points; a curve over the whole would bend them.
    let evenly = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: evenly
    ) {
      for (last, next) in zip(way, way.dropFirst()) {
        UIView.addKeyframe(
          withRelativeStartTime: last.time, relativeDuration: next.time - last.time
        ) { raise(next.height) }
      }
    } completion: { _ in
      let completed = !transitionContext.transitionWasCancelled
      // Whatever leaves is left where it was.
      if completed != self.isPresenting { moving.center = place }
      transitionContext.completeTransition(completed)
    }
  }
}
