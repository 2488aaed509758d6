import UIKit

/// What an animator does with the views, without the animation; made of a context, it puts them where
/// they start.
@MainActor protocol TransitionMotion {
  /// Where they end; run within an animation.
  func move()
  /// After it: puts back what was cancelled, and completes the transition.
  func clean()
}

/// Slides evenly by a property animator, and gives it out.
final class InterruptibleSlide: UIViewControllerAnimatedTransitioning {
  let name: String
  let log: CallLog
  private let motion: (any UIViewControllerContextTransitioning) -> any TransitionMotion
  var duration = 0.5
  var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  /// - Parameter motion: another way than that of `Slide`.
  init(
    _ name: String, _ log: CallLog,
    by motion: @escaping (any UIViewControllerContextTransitioning) -> any TransitionMotion = {
      Slide($0)
    }
  ) { (self.name, self.log, self.motion) = (name, log, motion) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("\(name).animateTransition")
    context = transitionContext
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let slide = motion(transitionContext)
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    made.addAnimations { slide.move() }
    made.addCompletion { [log, name] position in
      log.note("\(name) is at \(position == .end ? "the end" : "the start")")
      slide.clean()
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("\(name).animationEnded(\(transitionCompleted))")
    animator = nil
  }
}
