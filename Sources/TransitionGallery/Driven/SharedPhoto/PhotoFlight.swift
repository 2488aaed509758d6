import UIKit

/// A copy of the photo flies between its place in the grid and the one on the next screen, by itself
/// or in somebody's hand.
final class PhotoFlight: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let isPresenting: Bool
  private let isDragged: Bool
  private var route: Route?
  private var offset = CGPoint.zero
  /// Of a finger that was lifted before the transition began.
  private var early: (finishes: Bool, velocity: CGPoint)?

  /// What a flight needs to know from its start on.
  private struct Route {
    let transitionContext: any UIViewControllerContextTransitioning
    let screen: SharedPhotoScreen
    let flyer: PhotoTile
    /// In the grid and on the screen, in the container's coordinates.
    let small: CGRect
    let large: CGRect
  }

  init(isPresenting: Bool, isDragged: Bool = false) {
    self.isPresenting = isPresenting
    self.isDragged = isDragged
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    takeOff(transitionContext)
    fly(isFinishing: true, velocity: .zero)
  }

  /// In a hand nothing is animated: the finger moves the photo.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    takeOff(transitionContext)
    move(by: offset)
    if let early { letGo(finishes: early.finishes, velocity: early.velocity) }
  }

  private func takeOff(_ transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let screen = transitionContext.viewController(forKey: key) as? SharedPhotoScreen,
      let view = screen.view
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: screen)
      container.addSubview(view)
      view.layoutIfNeeded()
      view.alpha = 0
    }
    let source = screen.source
    let small = source.convert(source.bounds, to: container)
    let large = screen.photo.convert(screen.photo.bounds, to: container)
    let flyer = PhotoTile(source.hour)
    flyer.frame = isPresenting ? small : large
    container.addSubview(flyer)
    // The photo is in one place only.
    (source.isHidden, screen.photo.isHidden) = (true, true)
    route = Route(
      transitionContext: transitionContext, screen: screen, flyer: flyer, small: small,
      large: large)
  }

  // MARK: In the hand

  func move(by offset: CGPoint) {
    self.offset = offset
    guard let route else { return }
    let large = route.large
    route.flyer.bounds.size = CGSize(
      width: large.width * scale(at: offset), height: large.height * scale(at: offset))
    route.flyer.center = CGPoint(x: large.midX + offset.x, y: large.midY + offset.y)
    let progress = min(length(offset) / 320, 1)
    route.screen.view.alpha = 1 - progress
    route.transitionContext.updateInteractiveTransition(progress)
  }

  /// The farther from its place, the smaller the photo.
  private func scale(at offset: CGPoint) -> CGFloat {
    1 - length(offset).rubberBanded(limit: 400) / 800
  }

  private func length(_ vector: CGPoint) -> CGFloat {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  /// - Parameter velocity: points a second.
  func letGo(finishes: Bool, velocity: CGPoint) {
    guard let route else {
      early = (finishes, velocity)
      return
    }
    if finishes {
      route.transitionContext.finishInteractiveTransition()
    } else {
      route.transitionContext.cancelInteractiveTransition()
    }
    fly(isFinishing: finishes, velocity: velocity)
  }

  // MARK: By itself

  private func fly(isFinishing: Bool, velocity: CGPoint) {
    guard let route else { return }
    let (flyer, screen) = (route.flyer, route.screen)
    let isSmallAtTheEnd = isPresenting != isFinishing
    let target = isSmallAtTheEnd ? route.small : route.large
    let springs = Springs()
    // The place has the finger's speed, in both directions, and the size what comes of it: how much it
    // changes in the next millisecond.
    let next = CGPoint(x: offset.x + velocity.x / 1000, y: offset.y + velocity.y / 1000)
    let growth = (scale(at: next) - scale(at: offset)) * 1000 * route.large.width
    springs.add(
      velocity: CGVector(
        dx: Momentum.relative(velocity.x, from: flyer.center.x, to: target.midX),
        dy: Momentum.relative(velocity.y, from: flyer.center.y, to: target.midY))
    ) { flyer.center = CGPoint(x: target.midX, y: target.midY) }
    let resizing = Momentum.relative(growth, from: flyer.bounds.width, to: target.width)
    springs.add(velocity: CGVector(dx: resizing, dy: resizing), damping: 30) {
      flyer.bounds.size = target.size
      screen.view.alpha = isSmallAtTheEnd ? 0 : 1
    }
    springs.start {
      flyer.removeFromSuperview()
      (screen.source.isHidden, screen.photo.isHidden) = (!isSmallAtTheEnd, false)
      screen.view.alpha = 1
      route.transitionContext.completeTransition(!route.transitionContext.transitionWasCancelled)
    }
    // Whoever keeps this object does not keep the transition.
    self.route = nil
  }
}
