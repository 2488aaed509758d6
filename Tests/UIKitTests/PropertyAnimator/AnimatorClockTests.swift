import QuartzCore
import Testing

@testable import UIKit

@Suite("5.1, 7.6: an animator that goes by a layer's time, which somebody has in hand") @MainActor
struct AnimatorClockTests {
  private let scene = AnimatorScene()
  private let other: UIView

  private init() {
    other = scene.stage.add(UIView(), CGRect(x: 0, y: 50, width: 10, height: 10))
    other.backgroundColor = .blue
    scene.stage.settle()
  }

  private var context: StageContext { scene.stage.stage.context }
  private var clock: CALayer { scene.stage.view.layer }

  /// Started while the time of the view that they lie in is held, at 0.
  private func started(_ animator: UIViewPropertyAnimator) {
    scene.stage.perform {
      clock.holdTime(in: context)
      context.animations.clock = clock
      animator.startAnimation()
      context.animations.clock = nil
    }
    scene.advance(1)
  }

  private func move(to time: Double) {
    scene.stage.perform { clock.moveTime(to: time) }
    scene.advance(1)
  }

  private var otherX: CGFloat? { scene.stage.shown(other)?.frame?.minX }

  @Test("It is where that time is, and does not end while it is held")
  func held() {
    let animator = scene.animator(2)
    started(animator)
    scene.advance(50)
    #expect(near(scene.x(), 0) && animator.isRunning)
    for (time, x) in [(0.5, 25.0), (1.5, 75), (1, 50), (9, 100), (0.25, 12.5)] {
      move(to: time)
      #expect(near(scene.x(), x, 1e-6) && near(animator.fractionComplete, x / 100, 1e-9))
    }
    scene.advance(200)
    #expect(scene.log.take() == [] && animator.isRunning)
    scene.then { animator.stopAnimation(true) }
    #expect(near(scene.modelX, 12.5, 1e-6))
  }

  @Test("7.6.11: what is added on the way moves over what is left of that time")
  func added() {
    let animator = scene.animator(1)
    started(animator)
    move(to: 0.25)
    scene.stage.perform { animator.addAnimations { other.frame.origin.x = 80 } }
    scene.advance(1)
    #expect(near(scene.x(), 25, 1e-6) && near(otherX, 0, 1e-6))
    move(to: 0.625)
    #expect(near(scene.x(), 62.5, 1e-6) && near(otherX, 40, 1e-6))
    scene.then { animator.stopAnimation(true) }
  }

  @Test("Set going, that time brings it to its end, in its own seconds")
  func going() {
    let animator = scene.animator(1)
    started(animator)
    move(to: 0.25)
    scene.advance(100)
    scene.stage.perform {
      clock.runTime(TimeRamp(from: 0.25, to: 1, duration: 0.5, curve: .linear))
    }
    scene.advance(1)
    #expect(near(scene.x(), 25, 1e-6) && near(scene.x(after: 0.25), 62.5, 1e-6))
    scene.advance(29)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at end"] && scene.x() == 100)
  }

  @Test("5.20: driven back, it ends at its start, and its views are where they were")
  func back() {
    let animator = scene.animator(1)
    started(animator)
    move(to: 0.5)
    scene.stage.perform {
      clock.runTime(
        TimeRamp(from: 0.5, to: 0, duration: 0.25, curve: .linear, groupRunBack: 77))
    }
    scene.advance(1)
    #expect(near(scene.x(after: 0.125), 25, 1e-6))
    scene.advance(14)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at start"] && scene.modelX == 0 && scene.x() == 0)
  }

  @Test("5.21: let go of, it goes on from where it is by the stage's time, the paused one too")
  func released() {
    let animator = scene.animator(1)
    let paused = UIViewPropertyAnimator(duration: 2, curve: .linear) { [other] in
      other.frame.origin.x = 80
    }
    started(animator)
    scene.stage.perform {
      context.animations.clock = clock
      paused.startAnimation()
      context.animations.clock = nil
    }
    scene.advance(1)
    move(to: 0.25)
    scene.stage.perform { paused.pauseAnimation() }
    scene.advance(60)
    scene.stage.perform { clock.releaseTime(in: context) }
    scene.advance(1)
    let shown = Double(scene.x()!)
    #expect(near(shown, 25, 2))
    #expect(near(scene.x(after: 0.25), shown + 25, 1e-6) && near(otherX, 10, 1e-6))
    scene.stage.perform { paused.startAnimation() }
    scene.advance(1)
    #expect(near(otherX, 10, 1e-6))
    let before = Double(otherX!)
    scene.advance(30)
    // Half a second of its two: a quarter of 80.
    #expect(near(otherX, before + 20, 1e-6))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"] && scene.x() == 100 && otherX == 80)
  }
}
