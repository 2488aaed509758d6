import Testing
import UIKit

@Suite("Starting, stopping and finishing a property animator") @MainActor
struct AnimatorStartingTests {
  private let scene = AnimatorScene()

  @Test(
    "7.6.1, 7.6.2: made, it does nothing; started, it runs its blocks and moves for its duration")
  func whole() {
    let animator = scene.animator()
    scene.advance(5)
    #expect(scene.modelX == 0 && animator.state == .inactive && !animator.isRunning)
    scene.stage.perform { animator.startAnimation() }
    #expect(scene.modelX == 100 && animator.state == .active && animator.isRunning)
    scene.advance(1)
    #expect(near(scene.x(), 0) && near(scene.x(after: 0.25), 25))
    scene.advance(30)
    #expect(near(scene.x(), 50) && near(animator.fractionComplete, 0.5))
    scene.advance(29)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at end"])
    #expect(animator.state == .inactive && !animator.isRunning && scene.x() == 100)
    #expect(scene.view.layer.animations.isEmpty)
    scene.stage.settle()
    #expect(scene.stage.isStill)
  }

  @Test("7.6.2: after the end blocks and handlers are dropped; it can be used once more")
  func reused() {
    let animator = scene.animator(0.1)
    scene.then { animator.startAnimation() }
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"])
    scene.view.frame.origin.x = 40
    scene.then { animator.startAnimation() }
    scene.stage.settle()
    #expect(scene.log.take() == [] && scene.modelX == 40)
    animator.addAnimations { [view = scene.view] in view.frame.origin.x = 60 }
    animator.addCompletion { [log = scene.log] in log.note("again \($0)") }
    scene.then { animator.startAnimation() }
    #expect(near(scene.x(after: 0.05), 50))
    scene.stage.settle()
    #expect(scene.log.take() == ["again end"])
  }

  @Test("7.6.2: started empty, it executes later blocks at once")
  func startedEmpty() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    scene.then { animator.startAnimation() }
    scene.advance(15)
    scene.then { animator.addAnimations { scene.view.frame.origin.x = 100 } }
    #expect(scene.modelX == 100)
    // 44 of the 45 steps left after the one that began.
    #expect(near(scene.x(), 100.0 / 45, 1e-6))
  }

  @Test("7.6.3: stopped without finishing, the model is what was shown, and nobody is told")
  func stoppedForGood() {
    let animator = scene.animator()
    scene.then { animator.startAnimation() }
    scene.advance(15)
    scene.stage.perform { animator.stopAnimation(true) }
    #expect(near(scene.modelX, 25) && animator.state == .inactive)
    scene.advance(60)
    #expect(near(scene.x(), 25) && scene.log.take() == [])
    #expect(scene.stage.isStill)
  }

  @Test(
    "7.6.3: stopped and finished at a position, the model is there and the handlers are told",
    arguments: [
      (UIViewAnimatingPosition.start, 0.0), (.current, 25.0), (.end, 100.0),
    ])
  func finished(_ position: UIViewAnimatingPosition, _ x: Double) {
    let animator = scene.animator()
    animator.addCompletion { [scene] _ in scene.log.note("then \(scene.modelX.rounded())") }
    scene.then { animator.startAnimation() }
    scene.advance(15)
    scene.stage.perform { animator.stopAnimation(false) }
    #expect(near(scene.modelX, 25) && animator.state == .stopped && !animator.isRunning)
    #expect(near(animator.fractionComplete, 0.25))
    scene.advance(60)
    #expect(scene.log.take() == [])
    scene.stage.perform { animator.finishAnimation(at: position) }
    #expect(scene.log.take() == ["at \(position)", "then \(x)"])
    #expect(position == .current ? near(scene.modelX, x) : scene.modelX == x)
    #expect(animator.state == .inactive)
    scene.advance(1)
    #expect(near(scene.x(), x))
  }

  @Test("7.6.3: a stop takes away its own animations only; another's goes on")
  func foreignAnimation() {
    let animator = scene.animator()
    scene.then {
      animator.startAnimation()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.frame.origin.x = 200
      }
    }
    scene.advance(15)
    // Half of the two ways: 100 and 100 more, a quarter each.
    #expect(near(scene.x(), 50))
    scene.then { animator.stopAnimation(true) }
    #expect(near(scene.x(), 50 + 100.0 / 60))
  }

  @Test("7.6.12: a delay is kept, and holds the movement while the model is already there")
  func delayed() {
    let animator = scene.animator()
    #expect(animator.delay == 0)
    scene.then { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5 && animator.isRunning && scene.modelX == 100)
    #expect(near(scene.x(after: 0.4), 0) && near(scene.x(after: 0.75), 25))
    scene.advance(89)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at end"])
  }

  @Test(
    "7.6.12: a delay without an end is kept as a very long one, what is not above 0 as none",
    arguments: [(Double.infinity, 1e9), (1e300, 1e9), (-1, 0), (.nan, 0)])
  func strangeDelay(_ delay: Double, _ kept: Double) {
    let animator = scene.animator()
    scene.then { animator.startAnimation(afterDelay: delay) }
    #expect(animator.delay == kept)
    scene.advance(30)
    #expect(near(scene.x(), kept == 0 ? 50 : 0))
    scene.then { animator.stopAnimation(true) }
  }

  @Test("7.6.12: paused at its start it waits as it is told, paused on the way it goes on at once")
  func delayedAfterPause() {
    let animator = scene.animator()
    scene.then { animator.pauseAnimation() }
    scene.advance(20)
    scene.then { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5)
    #expect(near(scene.x(after: 0.5), 0) && near(scene.x(after: 0.75), 25, 1e-6))
    scene.advance(45)
    scene.then { animator.pauseAnimation() }
    let paused = Double(scene.x()!)
    #expect(near(paused, 25, 2))
    scene.advance(20)
    scene.then { animator.startAnimation(afterDelay: 0.5) }
    #expect(near(scene.x(after: 0.25), paused + 25, 1e-6))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"] && scene.x() == 100)
  }

  @Test("Without a duration, or where animations are off, it is over within the step")
  func noDuration() {
    let animator = scene.animator(0)
    scene.then { animator.startAnimation() }
    #expect(scene.log.take() == ["at end"] && scene.modelX == 100 && scene.x() == 100)
    scene.view.frame.origin.x = 0
    let off = scene.animator(1, name: "off")
    scene.then { UIView.performWithoutAnimation { off.startAnimation() } }
    #expect(scene.log.take() == ["off end"] && scene.x() == 100)
  }

  @Test("7.6.1: a running one starts at once, and can be paused")
  func running() {
    var animator: UIViewPropertyAnimator?
    scene.then {
      animator = .runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { scene.view.frame.origin.x = 100 },
        completion: { [log = scene.log] in log.note("\($0)") })
    }
    #expect(animator?.isRunning == true && animator?.isInterruptible == true)
    #expect(near(scene.x(after: 0.5), 50))
    scene.advance(60)
    #expect(scene.log.take() == ["end"])
  }

  @Test("7.6.1, 7.1.12: within another block it has that one's duration and curve, and no pauses")
  func nested() {
    var animator: UIViewPropertyAnimator?
    scene.then {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        animator = .runningPropertyAnimator(
          withDuration: 1, delay: 0, animations: { scene.view.frame.origin.x = 100 })
      }
    }
    #expect(animator?.isInterruptible == false && animator?.duration == 2)
    #expect(near(scene.x(after: 0.5), 25))
    scene.stage.settle()
    #expect(animator?.state == .inactive)
  }

  @Test("7.1.12: a block within its block moves with it, and completes with it")
  func blockWithin() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [scene] in
      UIView.animate(withDuration: 0.1) {
        scene.view.frame.origin.x = 100
      } completion: {
        scene.log.note("inner \($0)")
      }
    }
    scene.then { animator.startAnimation() }
    scene.advance(29)
    scene.then { animator.pauseAnimation() }
    scene.advance(60)
    #expect(near(scene.x(), 100 * 29.0 / 60) && scene.log.take() == [])
    scene.then { animator.startAnimation() }
    scene.stage.settle()
    #expect(scene.log.take() == ["inner true"])
  }

  @Test("7.6.15: a running animator that nobody keeps comes to its end; then it is let go")
  func keepsItself() {
    weak var kept: UIViewPropertyAnimator?
    scene.then {
      let animator = scene.animator()
      kept = animator
      animator.startAnimation()
    }
    scene.advance(30)
    #expect(kept != nil)
    scene.advance(31)
    #expect(scene.log.take() == ["at end"])
    #expect(kept == nil)
  }
}
