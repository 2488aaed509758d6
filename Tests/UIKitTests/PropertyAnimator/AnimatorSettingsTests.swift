import QuartzCore
import Testing
import UIKit

@Suite("Settings and timing of property animators") @MainActor struct AnimatorSettingsTests {
  private let scene = AnimatorScene()

  @Test("7.6.13, 7.6.10, 7.6.12: the defaults")
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
    #expect(!animator.isManualHitTestingEnabled && animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion && animator.delay == 0 && !animator.isReversed)
    #expect(animator.duration == 1 && animator.fractionComplete == 0)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
  }

  @Test(
    "7.6.13: a moving view is hit where it is seen, or by its model where hit testing is manual")
  func hitTesting() {
    for isManual in [false, true] {
      scene.view.frame.origin.x = 0
      let animator = scene.animator()
      animator.isManualHitTestingEnabled = isManual
      scene.then { animator.fractionComplete = 0.5 }
      let seen = scene.stage.perform { scene.stage.view.hitTest(CGPoint(x: 55, y: 5), with: nil) }
      #expect((seen === scene.view) == !isManual)
      let old = scene.stage.perform { scene.stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil) }
      #expect(old !== scene.view)
      scene.then { animator.stopAnimation(true) }
      #expect(scene.view.frame.minX == 50)
      let after = scene.stage.perform { scene.stage.view.hitTest(CGPoint(x: 55, y: 5), with: nil) }
      #expect(after === scene.view)
    }
  }

  @Test("7.6.13: views take touches while they move, unless the animator forbids it")
  func interaction() {
    for isEnabled in [true, false] {
      let log = CallLog()
      let target = scene.stage.add(
        LoggedTouchView("T", log), CGRect(x: 0, y: 100, width: 50, height: 50))
      scene.stage.settle()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { target.alpha = 0.5 }
      animator.isUserInteractionEnabled = isEnabled
      scene.then { animator.startAnimation() }
      scene.stage.tap(25, 125)
      #expect(log.take().isEmpty == !isEnabled)
      scene.stage.settle()
      scene.stage.tap(25, 125)
      #expect(!log.take().isEmpty)
      target.removeFromSuperview()
    }
  }

  @Test("7.2.2: the cubic parameters and their control points")
  func cubic() {
    let standard = UICubicTimingParameters()
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(standard.timingCurveType == .builtin && standard.springTimingParameters == nil)
    let easeOut = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(easeOut.controlPoint2 == CGPoint(x: 0.58, y: 1) && easeOut.animationCurve == .easeOut)
    let own = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0))
    #expect(own.timingCurveType == .cubic)
    // 7.2: the default curve half way.
    let animator = scene.animator(1, standard)
    scene.then { animator.startAnimation() }
    #expect(near(scene.x(after: 0.5), 80.24, 1e-3))
    scene.stage.settle()
  }

  @Test("7.3.13, 7.3.14: of two springs for a place the one that takes longer says when it is over")
  func longerSpring() {
    // Critically damped at 10 per second: a velocity of 10 leaves e^(−10 t), which is 0.001 at 0.6908,
    // none leaves it at 0.92334.
    for velocity in [CGVector(dx: 10.0, dy: 0.0), CGVector(dx: 0.0, dy: 10.0)] {
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity)
      #expect(near(scene.animator(1, spring).duration, 0.92334, 1e-5))
    }
    let both = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 10.0, dy: 10.0))
    #expect(near(scene.animator(1, both).duration, 0.69078, 1e-5))
  }

  @Test("7.3.13: a spring by its constants brings its own duration")
  func ownDuration() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = scene.animator(77, spring)
    // Critically damped at 10 per second: (1 + x) e^(−x) = 0.001 at x = 9.2334.
    #expect(near(animator.duration, 0.92334, 1e-5))
    scene.then { animator.startAnimation() }
    // 1 − (1 + 1) e^(−1) after a tenth of a second.
    #expect(near(scene.x(after: 0.1), 100 * (1 - 2 * 0.367_879_441_171), 1e-6))
    scene.advance(55)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at end"])
    // 3.1.1, 3.1.2: UIKit's own.
    #expect(near(scene.animator(9, UISpringTimingParameters()).duration, 0.505_823_73, 1e-6))
  }

  @Test("7.3.7, 7.3.9: by a damping ratio it settles in the animator's duration")
  func dampingRatio() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { [view = scene.view] in
      view.frame.origin.x = 100
    }
    #expect(animator.duration == 0.5)
    scene.then { animator.startAnimation() }
    // k 341.024: ω 18.4668; 1 − (1 + 1.84668) e^(−1.84668) after a tenth.
    #expect(near(scene.x(after: 0.1), 55.092, 0.01))
    scene.advance(30)
    #expect(animator.state == .inactive)
  }

  @Test("7.3.15: by duration and bounce it swings as that says, and takes its time to settle")
  func bounce() {
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
    let animator = scene.animator(9, spring)
    // Critical with ω = 4π per second.
    #expect(near(animator.duration, 9.233_413 / 12.566_371, 1e-6))
    #expect(UISpringTimingParameters(duration: 0.5, bounce: 0.3).initialVelocity == .zero)
    let slow = scene.animator(9, UISpringTimingParameters(duration: 0.5, bounce: -0.3))
    #expect(slow.duration > animator.duration)
  }

  @Test("7.3.19: a spring starts where the view is seen, also for what is not added up")
  func springsStartFromShown() {
    scene.view.alpha = 0
    scene.stage.settle()
    scene.then {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 1 }
    }
    scene.advance(30)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [view = scene.view] in
      view.alpha = 0
    }
    scene.then { animator.startAnimation() }
    #expect(near(scene.stage.shown(scene.view)?.opacity, 0.5, 0.02))
    scene.stage.settle()
  }

  @Test("A user's own curve: a spring with a curve beside it counts as the spring")
  func composed() {
    final class Own: UITimingCurveProvider {
      var timingCurveType: UITimingCurveType { .composed }
      var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters() }
      var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters() }
    }
    #expect(near(scene.animator(9, Own()).duration, 0.505_823_73, 1e-6))
  }

  @Test("Optional methods may be left out of an animator of one's own")
  func ownAnimator() {
    final class Own: UIViewImplicitlyAnimating {
      var state = UIViewAnimatingState.inactive
      var isRunning = false
      var isReversed = false
      var fractionComplete: CGFloat = 0
      func startAnimation() { state = .active }
      func startAnimation(afterDelay delay: TimeInterval) {}
      func pauseAnimation() {}
      func stopAnimation(_ withoutFinishing: Bool) {}
      func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    }
    let own: any UIViewImplicitlyAnimating = Own()
    own.addAnimations({ Issue.record("nobody runs it") }, delayFactor: 0.5)
    own.addAnimations { Issue.record("nobody runs it") }
    own.addCompletion { _ in Issue.record("nobody calls it") }
    own.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(own.state == .inactive && !own.isRunning && own.fractionComplete == 0)
    own.startAnimation()
    #expect(own.state == .active)
  }

  @Test("Live tuning stretches what is left; a transition's animators take the tuned time")
  func stretched() {
    let animator = scene.animator(1)
    let registry = scene.stage.stage.context.animations
    scene.stage.perform {
      registry.beginStretching(7, by: 2)
      animator.startAnimation()
      registry.endStretching(7)
    }
    scene.advance(1)
    #expect(near(scene.x(after: 0.5), 25))
    scene.advance(60)
    #expect(near(scene.x(), 50) && near(animator.fractionComplete, 0.5))
    scene.then { registry.changeStretch(of: 7, to: 1, at: scene.stage.time) }
    // From the change on: a step at full speed.
    #expect(near(scene.x(), 50 + 100.0 / 60))
    scene.advance(28)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at end"])
  }
}
