import UIKit

/// The home screen is a door: a picture of it swings open around its left edge and shows the
/// presented screen; the dismissal closes it.
final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to),
      let home = transitionContext.view(forKey: isPresenting ? .from : .to)
    else { return transitionContext.completeTransition(false) }
    toView.frame = transitionContext.finalFrame(for: to)
    toView.layoutIfNeeded()
    // While the door is open the home screen is away; and where it is not, the button that was tapped
    // still looks pressed on the screen. So the picture has to be made first.
    guard let picture = home.snapshotView(afterScreenUpdates: true) else {
      return transitionContext.completeTransition(false)
    }
    // What comes lies behind the door; what comes back is the door itself.
    container.insertSubview(toView, at: isPresenting ? container.subviews.count : 0)

    // All that is added stands in one view, and goes away with it.
    let room = UIView(frame: container.bounds)
    // The eye is in front of the middle, two and a half screens away.
    room.layer.sublayerTransform.m34 = -1 / (2.5 * room.bounds.width)
    container.addSubview(room)
    let darkness = shade(over: room)
    let door = UIView()
    // The hinges. The anchor point first: the frame is laid out around it.
    door.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    door.frame = room.bounds
    picture.frame = door.bounds
    door.addSubview(picture)
    let doorShade = shade(over: door)
    room.addSubview(door)

    func open(_ isOpen: Bool) {
      // A positive angle would move the free edge away from the viewer, into what lies behind.
      door.transform3D =
        isOpen ? CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) : CATransform3DIdentity
      doorShade.alpha = isOpen ? 0.6 : 0
      darkness.alpha = isOpen ? 0 : 0.6
    }
    open(!isPresenting)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      open(self.isPresenting)
    } completion: { _ in
      room.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func shade(over view: UIView) -> UIView {
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = .black
    view.addSubview(shade)
    return shade
  }
}
