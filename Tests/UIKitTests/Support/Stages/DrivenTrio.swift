import QuartzCore
import Stage
import UIKit

/// A trio whose transitions a percent-driven object drives, with animators that put back on cancel
/// what they have changed.
@MainActor final class DrivenTrio {
  let trio: Trio
  let driver = UIPercentDrivenInteractiveTransition()

  var stage: TestStage { trio.stage }
  var log: CallLog { trio.log }
  /// What holds the transition's views, while there is one.
  var container: UIView? { trio.b.presentationController?.containerView }

  init(
    _ style: UIModalPresentationStyle, isInterruptible: Bool = false, duration: Double = 0.5,
    options: UIView.AnimationOptions = .curveLinear
  ) {
    trio = Trio(style)
    if isInterruptible {
      (trio.answers.presentation, trio.answers.dismissal) = (
        InterruptibleSlide("P", trio.log), InterruptibleSlide("D", trio.log)
      )
    }
    for animator in [trio.presenter, trio.dismisser] {
      animator.animation = { slideAndPutBack($0, duration: duration, options: options) }
    }
    (trio.answers.interactivePresentation, trio.answers.interactiveDismissal) = (driver, driver)
  }

  /// B on the screen, brought there by nobody's hand, and its dismissal begun in the hand at 0.
  func beginDismissal() {
    presentByItself()
    trio.dismiss()
    stage.advance(2)
  }

  func presentByItself() {
    trio.answers.interactivePresentation = nil
    trio.presentAndSettle()
    trio.answers.interactivePresentation = driver
  }

  /// The presentation begun in the hand at 0.
  func beginPresentation() {
    trio.present()
    stage.advance(2)
  }

  func update(_ percent: CGFloat) {
    stage.perform { driver.update(percent) }
    stage.advance()
  }

  func finish() { stage.perform { driver.finish() } }
  func cancel() { stage.perform { driver.cancel() } }
  func pause() { stage.perform { driver.pause() } }

  /// How far down B is seen, `seconds` after the last step.
  func y(after seconds: Double = 0) -> Double? {
    stage.shown(trio.b.view, at: stage.time + seconds)?.frame.map { Double($0.minY) }
  }
}

/// Slides the presented view over the other or away, and puts all back where the transition was
/// cancelled. Source: 5.18.
@MainActor func slideAndPutBack(
  _ context: any UIViewControllerContextTransitioning, duration: Double = 0.5,
  options: UIView.AnimationOptions = .curveLinear
) {
  let slide = Slide(context)
  UIView.animate(withDuration: duration, delay: 0, options: options) {
    slide.move()
  } completion: { _ in
    slide.clean()
  }
}

/// What an animator that slides does, without the animation.
@MainActor struct Slide: TransitionMotion {
  let context: any UIViewControllerContextTransitioning
  let moving: UIView
  let start: CGRect
  let end: CGRect

  /// Puts the views where they start.
  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let (from, to) = (context.viewController(forKey: .from)!, context.viewController(forKey: .to)!)
    let isPresenting = to.isBeingPresented
    moving = context.view(forKey: isPresenting ? .to : .from)!
    let shown = isPresenting ? context.finalFrame(for: to) : context.initialFrame(for: from)
    let below = shown.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - shown.minY)
    (start, end) = isPresenting ? (below, shown) : (shown, below)
    if isPresenting {
      context.containerView.addSubview(moving)
    } else if let view = context.view(forKey: .to) {
      context.containerView.insertSubview(view, belowSubview: moving)
    }
    moving.frame = start
  }

  func move() { moving.frame = end }

  func clean() {
    let wasCancelled = context.transitionWasCancelled
    if wasCancelled {
      moving.frame = start
      context.view(forKey: .to)?.removeFromSuperview()
    }
    context.completeTransition(!wasCancelled)
  }
}
