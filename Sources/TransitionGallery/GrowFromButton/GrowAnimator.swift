import UIKit

/// Grows a snapshot of the presented view from a small frame to its final one, or shrinks it back.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: CGRect
  private let isPresenting: Bool

  init(origin: CGRect, isPresenting: Bool) {
    self.origin = origin
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isPresenting { grow(transitionContext) } else { shrink(transitionContext) }
  }

  private func grow(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let finalFrame = context.finalFrame(for: to)
    toView.frame = finalFrame
    // It is laid out for where it stands.
    container.addSubview(toView)
    toView.layoutIfNeeded()
    // The view has never been on the screen, so its picture has to be made first.
    guard let snapshot = toView.snapshotView(afterScreenUpdates: true) else {
      return context.completeTransition(false)
    }
    snapshot.frame = container.convert(origin, from: nil)
    snapshot.layer.cornerRadius = min(origin.width, origin.height) / 2
    snapshot.clipsToBounds = true
    container.addSubview(snapshot)
    toView.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      snapshot.frame = finalFrame
      snapshot.layer.cornerRadius = 0
    } completion: { _ in
      toView.isHidden = false
      snapshot.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func shrink(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let fromView = context.view(forKey: .from),
      let snapshot = fromView.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(false) }
    snapshot.frame = fromView.frame
    snapshot.clipsToBounds = true
    container.addSubview(snapshot)
    fromView.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      snapshot.frame = container.convert(self.origin, from: nil)
      snapshot.layer.cornerRadius = min(self.origin.width, self.origin.height) / 2
    } completion: { _ in
      fromView.isHidden = false
      snapshot.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
