import UIKit

/// Several springs that start together, each with a speed of its own; over when the last one is.
@MainActor final class Springs {
  private var animators: [UIViewPropertyAnimator] = []
  private var moving = 0

  /// - Parameter velocity: in ways a second, positive towards the end; only a view's centre has two.
  func add(velocity: CGVector = .zero, damping: CGFloat = 26, _ change: @escaping () -> Void) {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 230, damping: damping, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations(change)
    animators.append(animator)
  }

  func start(completion: @escaping () -> Void) {
    moving = animators.count
    for animator in animators {
      animator.addCompletion { _ in
        self.moving -= 1
        if self.moving == 0 { completion() }
      }
      animator.startAnimation()
    }
  }
}
