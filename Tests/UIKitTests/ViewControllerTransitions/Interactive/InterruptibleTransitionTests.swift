import QuartzCore
import Testing
import Trace
import UIKit

@Suite("5.10-5.13: interruptible transitions") @MainActor struct InterruptibleTransitionTests {
  private let driven = DrivenTrio(.custom, isInterruptible: true)

  private var dismisser: InterruptibleSlide {
    driven.trio.answers.dismissal as! InterruptibleSlide
  }

  @Test("5.11: updates scrub the animator; the container's time is left alone")
  func scrubs() {
    driven.beginDismissal()
    let layer = driven.container!.layer
    #expect(dismisser.animator?.state == .active)
    #expect(dismisser.animator?.isRunning == false)
    for percent in [0.25, 0.5, 0.125] {
      driven.update(percent)
      #expect(near(driven.y(), 200 * percent))
      #expect(near(dismisser.animator?.fractionComplete, percent))
      #expect(near(driven.driver.percentComplete, percent))
      #expect(layer.speed == 1 && layer.timeOffset == 0)
    }
    driven.stage.advance(300)
    #expect(driven.stage.isStill)
    driven.cancel()
    driven.stage.settle()
  }

  @Test("5.11, R36: finished or cancelled it goes on for what is left", arguments: [true, false])
  func ends(_ finishes: Bool) {
    driven.beginDismissal()
    driven.update(0.6)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.advance()
    #expect(near(driven.y(), 120))
    // 0.2 s to the end, 0.3 s to the start, evenly.
    #expect(near(driven.y(after: 0.1), finishes ? 160 : 80, 1e-6))
    driven.stage.advance(finishes ? 11 : 17)
    #expect(driven.trio.b.isBeingDismissed)
    _ = driven.log.take()
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
    let lines = driven.log.take()
    #expect(lines.first == "D is at the \(finishes ? "end" : "start")")
    #expect(lines.contains("D.animationEnded(\(finishes))"))
    #expect((driven.trio.a.presentedViewController == nil) == finishes)
    if !finishes { #expect(driven.trio.b.view.frame == TestStage.bounds) }
  }

  @Test(
    "5.15: finished at 1 and cancelled at 0 it ends, later than the call", arguments: [1.0, 0.0])
  func atTheEnds(_ percent: CGFloat) {
    driven.beginDismissal()
    driven.update(percent)
    driven.stage.advance(30)
    driven.stage.perform {
      if percent == 1 { driven.driver.finish() } else { driven.driver.cancel() }
      #expect(driven.trio.b.isBeingDismissed)
    }
    driven.stage.advance(2)
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test("R36: a flick of 1 % and 30 ms: what is left takes its time, and all ends right")
  func flick() {
    driven.trio.answers.presentation = {
      let slide = InterruptibleSlide("P", driven.log)
      slide.duration = 0.6
      return slide
    }()
    driven.beginPresentation()
    driven.update(0.01)
    driven.finish()
    driven.stage.advance()
    // 0.594 s are 35.64 steps.
    driven.stage.advance(35)
    #expect(driven.trio.b.isBeingPresented)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingPresented)
    #expect(driven.log.take().last == "presented")
  }

  @Test("5.10, 5.12: taken in hand again after finishing: it is where it was, and can go back")
  func pausedAgain() {
    driven.beginDismissal()
    driven.update(0.4)
    driven.finish()
    driven.stage.advance(7)
    let y = driven.y() ?? .nan
    #expect(near(y, 120, 1e-6))
    driven.pause()
    #expect(driven.trio.b.transitionCoordinator?.isInteractive == true)
    driven.stage.advance(60)
    #expect(near(driven.y(), y))
    #expect(near(driven.driver.percentComplete, y / 200))
    driven.update(0.2)
    #expect(near(driven.y(), 40))
    driven.cancel()
    #expect(driven.trio.b.transitionCoordinator?.isCancelled == true)
    driven.stage.advance(3)
    // And once more, on the way back: it was cancelled and is not any more.
    driven.pause()
    #expect(driven.trio.b.transitionCoordinator?.isCancelled == false)
    driven.stage.advance()
    let back = driven.y() ?? .nan
    #expect(back > 0 && back < 40)
    driven.update(0.5)
    #expect(near(driven.y(), 100))
    driven.finish()
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
    let lines = driven.stage.traceLines {
      if case .interaction(_, let state, _, _, _, _) = $0 { state != .updated } else { false }
    }
    #expect(
      lines.map { $0.split(separator: " ")[1] } == [
        "began", "finished", "paused", "cancelled", "paused", "finished",
      ])
  }

  @Test(
    "1.2.5, 5.9: without an interactive start it runs, and is not interactive until it is paused")
  func notInteractiveAtFirst() {
    driven.driver.wantsInteractiveStart = false
    driven.beginDismissal()
    let coordinator = driven.trio.b.transitionCoordinator!
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(coordinator.isInterruptible)
    driven.stage.advance(15)
    #expect(near(driven.y(), 100, 1e-6))
    // Nobody holds it: a number is not for it.
    driven.update(0.9)
    #expect(near(driven.y(), 200 * 16 / 30, 1e-6))
    driven.pause()
    #expect(coordinator.isInteractive && !coordinator.initiallyInteractive)
    driven.update(0.25)
    #expect(near(driven.y(), 50))
    driven.cancel()
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
    #expect(coordinator.isCancelled)
  }

  @Test("1.2.5: an uninterruptible one that does not begin in the hand runs to its end")
  func notInteractiveAtAll() {
    let driven = DrivenTrio(.custom)
    driven.driver.wantsInteractiveStart = false
    driven.beginDismissal()
    #expect(driven.container?.layer.speed == 1)
    driven.stage.advance(15)
    #expect(near(driven.y(), 100, 1e-6))
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
  }

  @Test(
    "5.13: without an interaction controller animateTransition starts it, and it is interruptible")
  func withoutController() {
    driven.trio.answers.interactiveDismissal = nil
    driven.beginDismissal()
    #expect(driven.trio.b.transitionCoordinator?.isInterruptible == true)
    driven.stage.advance(15)
    #expect(near(driven.y(), 100, 1e-6))
    driven.stage.perform {
      dismisser.animator?.pauseAnimation()
      dismisser.animator?.isReversed = true
      dismisser.animator?.startAnimation()
    }
    driven.stage.settle()
    #expect(driven.log.take().contains("D is at the start"))
  }

  @Test("5.12: asked for after the start, and again with each word; always the same one")
  func asked() {
    driven.beginDismissal()
    driven.update(0.5)
    driven.finish()
    driven.stage.settle()
    let lines = driven.stage.traceLines {
      switch $0 {
      case .question(_, "interruptibleAnimator(using:)", _), .call(_, "animateTransition(using:)"),
        .call(_, "startInteractiveTransition(_:)"):
        true
      default: false
      }
    }
    let question = "InterruptibleSlide.interruptibleAnimator(using:) answers UIViewPropertyAnimator"
    #expect(
      lines.suffix(4) == [
        "UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)",
        "InterruptibleSlide.animateTransition(using:)", question, question,
      ])
  }

  @Test("5.8: a timing curve takes the place of the animator's when it goes on")
  func timingCurve() {
    driven.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    driven.beginDismissal()
    driven.update(0.5)
    driven.finish()
    driven.stage.advance()
    #expect(near(driven.y(after: 0.125), 100 + 100 * 0.315_356_8, 1e-3))
    driven.stage.settle()
  }

  @Test("5.6: and the completion speed", arguments: [true, false])
  func speed(_ finishes: Bool) {
    driven.driver.completionSpeed = 2
    driven.beginDismissal()
    driven.update(0.6)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.advance(1 + (finishes ? 5 : 8))
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test("10.6: its content takes touches all the way; an uninterruptible one's does not")
  func touches() {
    for isInterruptible in [true, false] {
      let driven = DrivenTrio(.custom, isInterruptible: isInterruptible)
      let pad = LoggedTouchView("pad", driven.log)
      pad.frame = TestStage.bounds
      driven.trio.b.hooks["viewDidLoad"] = { [b = driven.trio.b] in b.view.addSubview(pad) }
      driven.trio.answers.interactiveDismissal = nil
      driven.beginDismissal()
      driven.stage.advance(6)
      _ = driven.log.take()
      driven.stage.tap(50, 150)
      #expect(driven.log.take().contains { $0.hasPrefix("pad began") } == isInterruptible)
      driven.stage.settle()
    }
  }

  @Test(
    "Let go of with a velocity, a spring goes on with it: no step above 5 %",
    arguments: [-2000.0, -300, 0, 300, 2000], [true, false])
  func velocity(_ velocity: Double, _ finishes: Bool) {
    driven.beginDismissal()
    driven.update(0.5)
    // Ways a second that are left, towards where it goes.
    let relative = (finishes ? velocity : -velocity) / 100
    driven.driver.timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: relative, dy: relative))
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.advance()
    let released = 1e-5
    let seen = ((driven.y(after: released) ?? .nan) - 100) / released
    #expect(abs(seen - velocity) <= max(abs(velocity), 20) * 0.05)
    driven.stage.settle()
    #expect((driven.trio.a.presentedViewController == nil) == finishes)
  }

  @Test("5.11: early words are remembered here too")
  func early() {
    driven.presentByItself()
    driven.trio.dismiss()
    driven.stage.perform {
      driven.driver.update(0.5)
      driven.driver.finish()
    }
    driven.stage.advance(2)
    #expect(near(driven.y(), 100))
    driven.stage.advance(14)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test("4: pauseInteractiveTransition, by an interaction controller written by hand")
  func pausedByHand() {
    final class Hand: UIViewControllerInteractiveTransitioning {
      let animator: InterruptibleSlide
      var context: (any UIViewControllerContextTransitioning)?
      var wantsInteractiveStart: Bool { false }
      init(_ animator: InterruptibleSlide) { self.animator = animator }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        animator.animateTransition(using: transitionContext)
      }
    }
    let hand = Hand(dismisser)
    driven.trio.answers.interactiveDismissal = hand
    driven.beginDismissal()
    let context = hand.context!
    #expect(!context.isInteractive)
    driven.stage.advance(15)
    driven.stage.perform {
      hand.animator.animator?.pauseAnimation()
      context.pauseInteractiveTransition()
    }
    #expect(context.isInteractive)
    driven.stage.advance(30)
    #expect(near(driven.y(), 100, 1e-6))
    driven.stage.perform {
      context.cancelInteractiveTransition()
      hand.animator.animator?.isReversed = true
      hand.animator.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(context.transitionWasCancelled && !context.isInteractive)
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
    #expect(near(driven.y(), 0))
  }

  @Test("R67, the mistake: another animator each time is not used; the trace has both answers")
  func another() {
    final class Forgetful: UIViewControllerAnimatedTransitioning {
      var made: [UIViewPropertyAnimator] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
      }
      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        let slide = Slide(transitionContext)
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { slide.move() }
        animator.addCompletion { _ in slide.clean() }
        made.append(animator)
        return animator
      }
    }
    let forgetful = Forgetful()
    driven.trio.answers.dismissal = forgetful
    driven.trio.answers.interactiveDismissal = nil
    driven.beginDismissal()
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
    #expect(forgetful.made.count == 2)
  }
}
