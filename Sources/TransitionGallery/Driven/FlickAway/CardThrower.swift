import UIKit

/// Drives a dismissal by hand: the card follows the finger, and flies on or springs back with its
/// speed.
final class CardThrower: NSObject, UIViewControllerInteractiveTransitioning {
  private let turn: CGFloat
  private var transitionContext: (any UIViewControllerContextTransitioning)?
  private var card: UIView?
  private var home = CGPoint.zero
  private var offset = CGPoint.zero
  /// How the finger left before the transition began.
  private var early: Leaving?

  private struct Leaving {
    /// Points a second.
    var velocity: CGPoint
    var mayFly: Bool
  }

  /// - Parameter turn: 1 turns it clockwise when it goes to the right, −1 the other way.
  init(turn: CGFloat) { self.turn = turn }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    (self.transitionContext, self.card, home) = (transitionContext, card, card.center)
    move(by: offset)
    if let early { leave(early) }
  }

  func move(by offset: CGPoint) {
    self.offset = offset
    guard let transitionContext, let card else { return }
    card.center = CGPoint(x: home.x + offset.x, y: home.y + offset.y)
    card.transform = CGAffineTransform(rotationAngle: angle(offset.x))
    transitionContext.updateInteractiveTransition(min(length(offset) / 400, 1))
  }

  /// - Parameter velocity: points a second.
  func letGo(_ velocity: CGPoint) { leave(Leaving(velocity: velocity, mayFly: true)) }

  /// The finger was taken away: wherever the card is, nobody has thrown it.
  func putBack() { leave(Leaving(velocity: .zero, mayFly: false)) }

  private func leave(_ leaving: Leaving) {
    guard let transitionContext, let card else {
      early = leaving
      return
    }
    let velocity = leaving.velocity
    (self.transitionContext, self.card) = (nil, nil)
    let projected = CGPoint(
      x: offset.x + Momentum.glide(velocity.x), y: offset.y + Momentum.glide(velocity.y))
    // A card that is on its way back is not thrown, however far out it is.
    let goesOut = projected.x * offset.x + projected.y * offset.y > 0
    if leaving.mayFly, goesOut, length(projected) > 320 {
      transitionContext.finishInteractiveTransition()
      fly(card, velocity, transitionContext)
    } else {
      transitionContext.cancelInteractiveTransition()
      springBack(card, velocity, transitionContext)
    }
  }

  /// Straight on, from the finger's speed up to one that takes it off the screen soon.
  private func fly(
    _ card: UIView, _ velocity: CGPoint,
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let speed = length(velocity)
    // Without any speed, away from the middle.
    let way = speed > 50 ? velocity : offset
    let (x, y) = (way.x / length(way), way.y / length(way))
    let distance: CGFloat = 800
    let duration = min(distance / max(speed, 1), 0.5)
    // The curve's first handle points along the speed: 1 is a straight line.
    let slope = speed > 50 ? speed * duration / distance : 0
    let animator = UIViewPropertyAnimator(
      duration: duration, controlPoint1: CGPoint(x: 1.0 / 3, y: slope / 3),
      controlPoint2: CGPoint(x: 2.0 / 3, y: 2.0 / 3)
    ) { [self] in
      card.center = CGPoint(x: card.center.x + x * distance, y: card.center.y + y * distance)
      card.transform = CGAffineTransform(rotationAngle: angle(offset.x + x * distance))
    }
    animator.addCompletion { [self] _ in end(card, transitionContext) }
    animator.startAnimation()
  }

  private func springBack(
    _ card: UIView, _ velocity: CGPoint,
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let home = home
    let relative = CGVector(
      dx: Momentum.relative(velocity.x, from: offset.x, to: 0),
      dy: Momentum.relative(velocity.y, from: offset.y, to: 0))
    let springs = Springs()
    springs.add(velocity: relative, damping: 20) { card.center = home }
    // The angle goes with the way to the side.
    springs.add(velocity: CGVector(dx: relative.dx, dy: relative.dx), damping: 20) {
      card.transform = .identity
    }
    springs.start { [self] in end(card, transitionContext) }
  }

  private func end(
    _ card: UIView, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    card.transform = .identity
    card.center = home
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }

  /// In radians, of a card that is this far to the right.
  private func angle(_ x: CGFloat) -> CGFloat { turn * x / 900 }

  private func length(_ vector: CGPoint) -> CGFloat {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}
