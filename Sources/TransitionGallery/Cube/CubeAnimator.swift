import UIKit

/// Both screens are sides of a cube, which turns by a quarter: to the left when it presents.
final class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    toView.frame = transitionContext.finalFrame(for: to)
    toView.layoutIfNeeded()
    // The to-view is not on the screen yet; and the button that was tapped still looks pressed there.
    guard let fromPicture = fromView.snapshotView(afterScreenUpdates: true),
      let toPicture = toView.snapshotView(afterScreenUpdates: true)
    else { return transitionContext.completeTransition(false) }
    container.addSubview(toView)

    // The pictures stand in one dark room, which is taken away as a whole.
    let room = UIView(frame: container.bounds)
    room.backgroundColor = .black
    // Both faces are seen by one eye, three screens before the middle.
    room.layer.sublayerTransform.m34 = -1 / (3 * room.bounds.width)
    container.addSubview(room)
    let fromFace = CubeFace(picture: fromPicture, frame: room.bounds)
    let toFace = CubeFace(picture: toPicture, frame: room.bounds)
    room.addSubview(fromFace)
    room.addSubview(toFace)

    let side: CGFloat = isPresenting ? 1 : -1
    fromFace.turn(to: 0)
    toFace.turn(to: side)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromFace.turn(to: -side)
      toFace.turn(to: 0)
    } completion: { _ in
      room.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
