import QuartzCore
import Testing
import Trace
import UIKit

@Suite("How a transition is let go of, case by case") @MainActor struct ReleaseTableTests {
  /// Written by hand, with a speed and a curve of a test's.
  private final class Hand: UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }
  }

  /// Starts in a later turn.
  private final class Late: UIPercentDrivenInteractiveTransition {
    private var context: (any UIViewControllerContextTransitioning)?
    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }
    func startNow() { if let context { super.startInteractiveTransition(context) } }
  }

  private func last(_ driven: DrivenTrio) -> TraceEvent.Kind? {
    driven.stage.advance()
    return driven.stage.trace.last { event in
      if case .interaction(_, _, _, _, .some, _) = event.event { true } else { false }
    }?.event
  }

  @Test(
    "6.11: a speed by which nothing can go is 1; the curve is what it is",
    arguments: [
      (2.5, 2.5), (0.125, 0.125), (0, 1), (-2, 1), (.infinity, 1), (.nan, 1),
    ] as [(CGFloat, CGFloat)])
  func speeds(said: CGFloat, counts: CGFloat) {
    for (finishes, curve) in [(true, UIView.AnimationCurve.easeIn), (false, .easeOut)] {
      let (driven, hand) = (DrivenTrio(.custom), Hand())
      (hand.completionSpeed, hand.completionCurve) = (said, curve)
      driven.presentByItself()
      driven.trio.answers.interactiveDismissal = hand
      driven.trio.dismiss()
      driven.stage.advance(2)
      let coordinator = driven.trio.b.transitionCoordinator
      #expect(coordinator?.completionVelocity == 1 && coordinator?.completionCurve == .easeInOut)
      driven.stage.perform {
        hand.context?.updateInteractiveTransition(0.3)
        if finishes {
          hand.context?.finishInteractiveTransition()
        } else {
          hand.context?.cancelInteractiveTransition()
        }
      }
      #expect(coordinator?.completionVelocity == counts && coordinator?.completionCurve == curve)
      guard
        case .interaction(_, let state, let percent, let speed, let word, _)? = last(driven)
      else {
        Issue.record("no release")
        return
      }
      #expect(state == (finishes ? .finished : .cancelled) && percent == 0.3)
      #expect(speed == Double(counts) && word == "\(curve)")
      driven.stage.perform { hand.context?.completeTransition(finishes) }
      driven.stage.settle()
    }
  }

  @Test("6.11, 6.12: what a coordinator says from the request on to after the end")
  func life() throws {
    for (presents, finishes) in [(true, true), (true, false), (false, true), (false, false)] {
      let driven = DrivenTrio(.overFullScreen)
      driven.driver.completionSpeed = 3
      driven.driver.completionCurve = .linear
      if presents {
        driven.trio.present()
      } else {
        driven.presentByItself()
        driven.trio.dismiss()
      }
      let coordinator = try #require(driven.trio.b.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
      driven.stage.advance(2)
      #expect(coordinator.isInteractive && !coordinator.isCancelled)
      let container = try #require(driven.container)
      func facts() {
        #expect(coordinator.initiallyInteractive && coordinator.isAnimated)
        #expect(coordinator.presentationStyle == .overFullScreen)
        #expect(!coordinator.isInterruptible && coordinator.transitionDuration == 0.5)
        #expect(coordinator.containerView === container)
        let (a, b) = (driven.trio.a, driven.trio.b)
        #expect(coordinator.viewController(forKey: .from) === (presents ? a : b))
        #expect(coordinator.viewController(forKey: .to) === (presents ? b : a))
        // The presenter's view stays, and is not the transition's.
        #expect(coordinator.view(forKey: .from) === (presents ? nil : b.view))
        #expect(coordinator.view(forKey: .to) === (presents ? b.view : nil))
      }
      facts()
      driven.update(0.3)
      #expect(coordinator.percentComplete == 0.3 && coordinator.completionVelocity == 1)
      if finishes { driven.finish() } else { driven.cancel() }
      for _ in 0..<2 {
        facts()
        #expect(!coordinator.isInteractive && coordinator.isCancelled == !finishes)
        #expect(coordinator.percentComplete == 0.3 && coordinator.completionVelocity == 3)
        #expect(coordinator.completionCurve == .linear)
        driven.stage.settle()
      }
      #expect(coordinator.animate(alongsideTransition: { _ in Issue.record("called") }) == false)
      #expect(
        coordinator.animate(alongsideTransition: nil) { _ in Issue.record("called") } == false)
      driven.stage.advance(40)
    }
  }

  @Test(
    "6.6, 6.8: what moves along is queued, also without a completion; a completion alone is not")
  func queued() throws {
    let driven = DrivenTrio(.custom)
    driven.trio.present()
    let coordinator = try #require(driven.trio.b.transitionCoordinator)
    let log = CallLog()
    #expect(coordinator.animate { _ in log.note("along") })
    #expect(coordinator.animate(alongsideTransition: nil) { _ in log.note("over") } == false)
    #expect(
      coordinator.animateAlongsideTransition(in: driven.stage.view) { _ in
        log.note("in a view")
      } completion: { _ in
        log.note("over in a view")
      })
    #expect(
      !coordinator.animateAlongsideTransition(in: driven.stage.view, animation: nil) { _ in
        log.note("over alone")
      })
    driven.stage.advance(2)
    #expect(log.take() == ["along", "in a view"])
    #expect(coordinator.animate { _ in log.note("late") } == false)
    driven.update(0.7)
    driven.finish()
    driven.stage.settle()
    #expect(log.take() == ["over", "over in a view", "over alone"])
  }

  @Test("5.14: the velocity of an early flick is that of its own release, and of no later one")
  func earlyVelocity() {
    let driven = DrivenTrio(.custom, isInterruptible: true)
    driven.presentByItself()
    let targets = GestureLog()
    targets.hook = { [driver = driven.driver, trio = driven.trio] recognizer in
      if recognizer.state == .began { trio.b.dismiss(animated: true) }
      if recognizer.state == .ended { driver.finish() }
    }
    driven.stage.perform {
      driven.trio.b.view.addGestureRecognizer(targets.watch(UIPanGestureRecognizer(), "pan"))
    }
    driven.stage.touch(.began, 50, 10)
    driven.stage.advance()
    driven.stage.touch(.moved, 50, 40)
    driven.stage.touch(.ended, 50, 40)
    driven.stage.advance(4)
    func velocity() -> [Double]? {
      guard case .interaction(_, _, _, _, _, let motion)? = last(driven) else { return nil }
      return motion?.velocity
    }
    // 30 points in a sixtieth of a second.
    #expect(near(velocity()?.last, 1800, 1e-6))
    driven.pause()
    driven.stage.advance(10)
    driven.finish()
    #expect(velocity() == nil)
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
  }

  @Test("5.10, 6.15: paused again, what went along before the start stands where the rest stands")
  func pausedTogether() {
    let (driven, late, dimming) = (DrivenTrio(.custom, isInterruptible: true), Late(), UIView())
    driven.presentByItself()
    driven.stage.perform { driven.trio.a.view.addSubview(dimming) }
    driven.trio.answers.interactiveDismissal = late
    driven.trio.dismiss()
    driven.stage.perform {
      _ = driven.trio.b.transitionCoordinator?.animate { _ in dimming.alpha = 0 }
    }
    driven.stage.advance(3)
    driven.stage.perform { late.startNow() }
    func together(_ y: Double) {
      driven.stage.advance()
      #expect(near(driven.y(), y, 1e-6))
      #expect(near(driven.stage.shown(dimming)?.opacity, 1 - y / 200, 1e-6))
    }
    driven.stage.perform { late.update(0.4) }
    together(80)
    for finishes in [true, false] {
      driven.stage.perform { finishes ? late.finish() : late.cancel() }
      driven.stage.advance(5)
      driven.stage.perform { late.pause() }
      let y = driven.y() ?? .nan
      #expect(finishes ? y > 80 : y < 50)
      together(y)
      driven.stage.advance(30)
      together(y)
      driven.stage.perform { late.update(0.25) }
      together(50)
    }
    driven.stage.perform { late.finish() }
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil && dimming.alpha == 0)
    #expect(driven.stage.stage.context.animations.isEmpty)
  }

  @Test(
    "1.2.5, 6.4: begun by nobody's hand and without animations, what goes along is there at once")
  func byItself() {
    final class Idle: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var wantsInteractiveStart: Bool { false }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    let (driven, idle, dimming) = (DrivenTrio(.custom), Idle(), UIView())
    driven.presentByItself()
    driven.stage.perform { driven.trio.a.view.addSubview(dimming) }
    driven.trio.answers.interactiveDismissal = idle
    driven.trio.dismiss()
    let coordinator = driven.trio.b.transitionCoordinator
    driven.stage.perform { _ = coordinator?.animate { _ in dimming.alpha = 0.25 } }
    driven.stage.advance(2)
    #expect(idle.context != nil && coordinator?.isInteractive == false)
    #expect(coordinator?.initiallyInteractive == false)
    #expect(driven.stage.shown(dimming)?.opacity == 0.25)
    driven.stage.perform { idle.context?.completeTransition(true) }
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil && dimming.alpha == 0.25)
  }

  @Test(
    "4.1: the context's pause beside a percent-driven object is told as such, and it still ends")
  func besidePause() {
    let driven = DrivenTrio(.custom)
    let keeping = InterruptibleSlide("D", driven.log)
    driven.presentByItself()
    driven.trio.answers.dismissal = keeping
    driven.trio.dismiss()
    driven.stage.advance(2)
    driven.update(0.4)
    driven.finish()
    driven.stage.advance(3)
    driven.stage.perform { keeping.context?.pauseInteractiveTransition() }
    driven.stage.advance()
    let calls = driven.stage.traceLines { if case .interactionCall = $0 { true } else { false } }
    #expect(calls == ["pauseInteractiveTransition() beside"] || calls == ["pause() beside"])
    #expect(driven.trio.b.transitionCoordinator?.isInteractive == true)
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
  }

  @Test(
    "5.6: paused and not moved, it goes on at the speed that is said then", arguments: [1.0, 2])
  func pausedOnly(_ speed: CGFloat) {
    let driven = DrivenTrio(.custom, isInterruptible: true)
    driven.driver.wantsInteractiveStart = false
    driven.beginDismissal()
    // 0.3 s of half a second.
    driven.stage.advance(18)
    driven.pause()
    driven.stage.advance(20)
    #expect(near(driven.y(), 120, 1e-6))
    driven.driver.completionSpeed = speed
    driven.finish()
    // What is left takes 0.2 s at its own speed: 12 steps.
    driven.stage.advance()
    #expect(near(driven.y(after: 0.05), 120 + 20 * Double(speed), 1e-6))
    driven.stage.advance(speed == 1 ? 11 : 5)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test("5.8: what goes along goes on by the same timing curve")
  func timing() {
    let (driven, late, dimming) = (DrivenTrio(.custom, isInterruptible: true), Late(), UIView())
    late.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    late.completionCurve = .linear
    driven.presentByItself()
    driven.stage.perform { driven.trio.a.view.addSubview(dimming) }
    driven.trio.answers.interactiveDismissal = late
    driven.trio.dismiss()
    driven.stage.perform {
      _ = driven.trio.b.transitionCoordinator?.animate { _ in dimming.alpha = 0 }
    }
    driven.stage.advance(3)
    driven.stage.perform {
      late.startNow()
      late.update(0.5)
      late.finish()
    }
    driven.stage.advance()
    // 7.2: ease-in is at 0.3153568 in the middle of its time.
    let middle = driven.stage.shown(dimming, at: driven.stage.time + 0.125)?.opacity
    #expect(near(driven.y(after: 0.125), 100 + 100 * 0.315_356_8, 1e-3))
    #expect(near(middle, 0.5 - 0.5 * 0.315_356_8, 1e-5))
    driven.stage.settle()
  }
}
