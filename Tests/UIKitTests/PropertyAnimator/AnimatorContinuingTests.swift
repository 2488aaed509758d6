import Testing
import UIKit

@Suite("Continuing a property animator") @MainActor struct AnimatorContinuingTests {
  private let scene = AnimatorScene()

  private func stepsToEnd() -> Int {
    var steps = 0
    while scene.log.lines.isEmpty, steps < 1000 {
      scene.advance(1)
      steps += 1
    }
    _ = scene.log.take()
    return steps
  }

  @Test("7.6.6: moved to where the curve is after a tenth of 2 s, it takes 1.8 s more")
  func example() {
    // See `AnimatorWayTests`.
    let s = 0.206_299_474_015_900_3
    let a = (0.1 - s * s * s) / (3 * s * (1 - s))
    let point = CGPoint(x: a, y: 1)
    let animator = scene.animator(
      2, UICubicTimingParameters(controlPoint1: point, controlPoint2: point))
    scene.then { animator.fractionComplete = 0.5 }
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(near(scene.x(), 50, 1e-6))
    #expect(stepsToEnd() == 108)
  }

  @Test("7.6.5: paused on the curve and continued, it goes on as if nothing had been")
  func unmoved() {
    let animator = scene.animator(1, UISpringTimingParameters(dampingRatio: 0.3))
    scene.then { animator.startAnimation() }
    let later = scene.x(after: 40.0 / 60)!
    scene.advance(11)
    // Beyond its end, where the spring swings.
    scene.then { animator.pauseAnimation() }
    let shown = scene.x()!
    scene.advance(99)
    #expect(scene.x() == shown)
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(near(scene.x(), Double(shown)))
    // It was paused one step after the eleventh, in place of the twelfth.
    scene.advance(40 - 12 + 1)
    #expect(
      near(scene.x(), Double(later), 1e-6) || near(scene.x(after: -1.0 / 60), Double(later), 1e-6))
    animator.stopAnimation(true)
  }

  @Test("7.6.6: a duration factor above 0 is the time for what is left, in whole durations")
  func factor() {
    let animator = scene.animator(2)
    scene.then { animator.fractionComplete = 0.75 }
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) }
    #expect(near(scene.x(after: 0.5), 87.5))
    #expect(stepsToEnd() == 60)
  }

  @Test("7.6.6: another timing begins where the animator stands")
  func otherTiming() {
    let animator = scene.animator(2)
    scene.then { animator.fractionComplete = 0.5 }
    scene.then {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0)
    }
    // 1 s is left; 7.2: ease-in at half of its time.
    #expect(near(scene.x(after: 0.5), 50 + 50 * 0.31536, 1e-3))
    #expect(stepsToEnd() == 60)
  }

  @Test("7.3.21: handed over with the finger's velocity, it starts with it")
  func handOver() {
    let animator = scene.animator(1)
    scene.then { animator.fractionComplete = 0.5 }
    // 500 points a second with 50 to go.
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 10.0, dy: 10.0))
    scene.then { animator.continueAnimation(withTimingParameters: spring, durationFactor: 0) }
    let start = scene.x()!
    #expect(near(start, 50))
    #expect(near((scene.x(after: 1e-4)! - start) / 1e-4, 500, 5))
    animator.stopAnimation(true)
  }

  @Test(
    "7.6.7: a swinging spring that was moved by hand goes on from there, with its own speed there")
  func springAfterScrub() {
    let animator = scene.animator(1, UISpringTimingParameters(dampingRatio: 0.3))
    scene.then { animator.fractionComplete = 0.5 }
    scene.then { animator.startAnimation() }
    #expect(near(scene.x(), 50, 1e-6))
    // Half of the way is reached once on the way out; beyond the end it swings as ever.
    #expect(scene.x(after: 0.15)! > 100)
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"])
  }

  @Test("7.6.10: pausing at its end it stays active there; nobody is told until it is finished")
  func pausesOnCompletion() {
    let animator = scene.animator(0.5)
    #expect(!animator.pausesOnCompletion)
    animator.pausesOnCompletion = true
    scene.then { animator.startAnimation() }
    scene.advance(30)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    scene.stage.settle()
    #expect(scene.stage.isStill && scene.log.take() == [] && scene.x() == 100)
    scene.then {
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(near(scene.x(after: 0.25), 50))
    scene.advance(30)
    #expect(!animator.isRunning && animator.fractionComplete == 1 && near(scene.x(), 0))
    scene.stage.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(scene.log.take() == ["at start"] && scene.modelX == 0)
  }
}
