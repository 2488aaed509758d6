import QuartzCore
import UIKit

/// Slides the presented view, rightly or with one mistake.
final class WalkAnimator: UIViewControllerAnimatedTransitioning {
  private let answers: WalkStep.Answers
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Somebody has said in its stead that it is done: what it would put back is others' by now.
  private var isSpokenFor = false

  init(_ answers: WalkStep.Answers) { self.answers = answers }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let slide = Slide(transitionContext)
    switch answers.animation {
    case .layers: moveLayer(slide)
    default:
      UIView.animate(withDuration: 0.25) {
        slide.move()
      } completion: { [self] _ in
        end(slide)
      }
    }
    if answers.mistake == .completesAtOnce { transitionContext.completeTransition(true) }
  }

  private func moveLayer(_ slide: Slide) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [self] in end(slide) }
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = slide.start.midY
    animation.toValue = slide.end.midY
    animation.duration = 0.25
    slide.moving.layer.add(animation, forKey: "slide")
    slide.move()
    CATransaction.commit()
  }

  func complete(_ isDone: Bool) {
    guard let context else { return }
    isSpokenFor = true
    context.completeTransition(isDone)
  }

  private func end(_ slide: Slide) {
    if isSpokenFor { return }
    switch answers.mistake {
    case .neverCompletes: break
    case .lies: slide.context.completeTransition(true)
    case .completesTwice:
      slide.clean()
      slide.context.completeTransition(slide.context.transitionWasCancelled)
    case .none, .completesAtOnce: slide.clean()
    }
  }
}

/// Answers as the world has been told.
final class WalkDelegate: UIViewControllerTransitioningDelegate {
  var answers = WalkStep.Answers()
  /// Whether a finger begins the transition, which it takes in hand then.
  var isPulled = false
  /// Those that were given out, the latest last.
  private(set) var drivers: [UIPercentDrivenInteractiveTransition] = []
  private(set) var animators: [WalkAnimator] = []
  private let log = CallLog()

  func forget() { (drivers, animators) = ([], []) }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch answers.animation {
    case .builtIn: return nil
    case .interruptible: return InterruptibleSlide("I", log)
    case .blocks, .layers:
      let animator = WalkAnimator(answers)
      animators.append(animator)
      return animator
    }
  }

  private func driver() -> (any UIViewControllerInteractiveTransitioning)? {
    guard answers.hand != .none || isPulled else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = answers.hand == .fromTheStart || isPulled
    drivers.append(driver)
    return driver
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = LoggedPresentationController(log, presented: presented, presenting: presenting)
    made.removesPresenter = answers.removesPresenter
    return made
  }
}
