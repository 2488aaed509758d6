import Testing
import UIKit

@Suite("Blocks that a property animator gets late") @MainActor struct AnimatorAddingTests {
  private let scene = AnimatorScene()

  @Test("7.6.11: with a delay factor it starts that much later, and ends with the others")
  func delayFactor() {
    let other = scene.stage.add(UIView(), CGRect(x: 0, y: 50, width: 10, height: 10))
    other.backgroundColor = .blue
    scene.stage.settle()
    let animator = scene.animator(2)
    animator.addAnimations({ other.frame.origin.x = 100 }, delayFactor: 0.25)
    scene.then { animator.startAnimation() }
    func otherX(_ seconds: Double) -> CGFloat? {
      scene.stage.shown(other, at: scene.stage.time + seconds)?.frame?.minX
    }
    #expect(near(otherX(0.5), 0) && near(scene.x(after: 0.5), 25))
    #expect(near(otherX(1.25), 50) && near(otherX(1.9999999999), 100, 1e-6))
    scene.stage.settle()
    #expect(scene.log.take() == ["at end"] && other.frame.minX == 100)
  }

  @Test("7.6.11: its own time has the whole curve, also where it is moved by hand")
  func delayedCurve() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    animator.addAnimations({ [view = scene.view] in view.frame.origin.x = 100 }, delayFactor: 0.5)
    scene.then { animator.startAnimation() }
    // Half of its second: 7.2, ease-in.
    #expect(near(scene.x(after: 1.5), 31.536, 1e-3))
    scene.advance(90)
    let shown = scene.x()!
    scene.then { animator.pauseAnimation() }
    #expect(near(scene.x(), Double(shown)))
    let fraction = animator.fractionComplete
    scene.then { animator.fractionComplete = 0.1 }
    scene.then { animator.fractionComplete = fraction }
    #expect(near(scene.x(), Double(shown), 1e-6))
    animator.stopAnimation(true)
  }

  @Test("7.6.11: added while it runs, it moves over the time that is left")
  func added() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addCompletion { [log = scene.log] in log.note("\($0)") }
    scene.then { animator.startAnimation() }
    scene.advance(60)
    scene.stage.perform {
      animator.addAnimations { scene.view.frame.origin.x = 100 }
    }
    #expect(scene.modelX == 100)
    scene.advance(1)
    #expect(near(scene.x(), 100.0 / 60, 1e-6) && near(scene.x(after: 29.0 / 60), 50, 1e-6))
    scene.advance(58)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["end"])
  }

  @Test("Added on the way back, it moves over the time that is left, and stays")
  func addedReversed() {
    let animator = scene.animator()
    scene.then { animator.startAnimation() }
    scene.advance(30)
    scene.then { animator.isReversed = true }
    scene.stage.perform { animator.addAnimations { scene.view.alpha = 0 } }
    scene.stage.settle()
    #expect(scene.log.take() == ["at start"] && scene.modelX == 0 && scene.view.alpha == 0)
  }

  @Test("Added to a stopped one, it does not run, and the console says so")
  func stopped() {
    let animator = scene.animator()
    scene.then { animator.startAnimation() }
    scene.then {
      animator.stopAnimation(false)
      animator.addAnimations { scene.view.alpha = 0 }
      animator.finishAnimation(at: .end)
    }
    #expect(scene.view.alpha == 1)
    #expect(scene.stage.consoleLines.count { $0.contains("that is stopped") } == 1)
  }

  @Test("7.3.14: a view's place has a spring for each dimension; its size takes the horizontal one")
  func twoSprings() {
    let velocity = CGVector(dx: 8.0, dy: 0.0)
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity))
    animator.addAnimations { [view = scene.view] in
      view.center = CGPoint(x: 105, y: 105)
      view.bounds.size = CGSize(width: 110, height: 110)
    }
    scene.then { animator.startAnimation() }
    let frame = scene.stage.shown(scene.view, at: scene.stage.time + 1e-4)!.frame!
    // From (5, 5), 100 points each: 800 points a second across, none down.
    #expect(near((frame.midX - 5) / 1e-4, 800, 8))
    #expect(near((frame.midY - 5) / 1e-4, 0, 1))
    #expect(near((frame.width - 10) / 1e-4, 800, 8) && near((frame.height - 10) / 1e-4, 800, 8))
    scene.stage.settle()
    #expect(scene.view.center == CGPoint(x: 105, y: 105) && animator.state == .inactive)
  }

  @Test("7.6.7: moved by hand and continued, neither of two springs jumps")
  func twoSpringsContinued() {
    let animator = scene.animator(
      1,
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 8.0, dy: 0.0)))
    animator.addAnimations { [view = scene.view] in view.center.y = 105 }
    scene.then { animator.fractionComplete = 0.5 }
    let before = scene.stage.shown(scene.view)!.frame!
    scene.then { animator.startAnimation() }
    let after = scene.stage.shown(scene.view)!.frame!
    #expect(near(after.minX, Double(before.minX), 1e-6))
    #expect(near(after.minY, Double(before.minY), 1e-6) && near(after.minY, 50, 1e-6))
    animator.stopAnimation(true)
  }
}
