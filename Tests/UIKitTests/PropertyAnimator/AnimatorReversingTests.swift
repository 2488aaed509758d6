import Testing
import UIKit

@Suite("Reversing a property animator") @MainActor struct AnimatorReversingTests {
  private let scene = AnimatorScene()

  @Test("7.6.8, 7.6.4: turned round while it runs, it goes back the same way and tells .start")
  func running() {
    let animator = scene.animator(1, .easeIn)
    scene.then { animator.startAnimation() }
    scene.advance(29)
    let (before, now) = (scene.x()!, scene.x(after: 1.0 / 60)!)
    scene.advance(1)
    scene.stage.perform { animator.isReversed = true }
    #expect(animator.isRunning && animator.isReversed)
    scene.advance(1)
    #expect(near(scene.x(), Double(before)) && now > before)
    scene.advance(28)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["at start"])
    #expect(scene.modelX == 0 && animator.state == .inactive)
    scene.advance(1)
    #expect(scene.x() == 0)
  }

  @Test("7.6.9: after it is turned round, the fraction is 1 minus what it was")
  func fraction() {
    let animator = scene.animator()
    scene.then { animator.fractionComplete = 0.25 }
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    scene.then { animator.fractionComplete = 0.9 }
    #expect(near(scene.x(), 10))
    animator.isReversed = false
    #expect(near(animator.fractionComplete, 0.1))
    animator.stopAnimation(true)
  }

  @Test("7.6.8: turned round while paused, it goes back when it continues")
  func paused() {
    let animator = scene.animator()
    scene.then { animator.fractionComplete = 0.5 }
    scene.then {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(near(scene.x(after: 0.25), 25))
    scene.advance(30)
    #expect(scene.log.take() == ["at start"] && scene.modelX == 0)
  }

  @Test("7.6.8: a block with the old values keeps the speed, and ends with .end")
  func additively() {
    let animator = scene.animator(1, .easeInOut)
    scene.then { animator.startAnimation() }
    scene.advance(29)
    let before = scene.x()!
    scene.advance(1)
    let now = scene.x()!
    scene.then { animator.addAnimations { scene.view.frame.origin.x = 0 } }
    #expect(near(scene.x()! - now, Double(now - before), 0.5))
    scene.advance(29)
    #expect(scene.log.take() == ["at end"] && scene.modelX == 0)
  }

  @Test("Reversed before it starts, it goes from its end to its start")
  func fromTheEnd() {
    let animator = scene.animator()
    animator.isReversed = true
    scene.then { animator.startAnimation() }
    #expect(near(scene.x(), 100) && near(scene.x(after: 0.25), 75))
    scene.advance(60)
    #expect(scene.log.take() == ["at start"] && scene.modelX == 0)
  }

  @Test("7.6.4: the way back ends with exactly the former values, of every property")
  func exactValues() {
    let view = scene.view
    view.frame = CGRect(x: 0.1, y: 0.7, width: 10.3, height: 7.7)
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.alpha = 0.3
    let former = view.layer.values
    scene.stage.settle()
    let animator = scene.animator(0.5)
    animator.addAnimations {
      view.bounds = CGRect(x: 1, y: 2, width: 30.3, height: 1.1)
      view.center = CGPoint(x: 33.3, y: 66.6)
      view.center = CGPoint(x: 77.7, y: 11.1)
      view.transform = CGAffineTransform(scaleX: 3, y: 0.1)
      view.alpha = 0.9
      view.alpha = 0.7
      view.backgroundColor = .blue
      view.layer.cornerRadius = 3
    }
    scene.then { animator.startAnimation() }
    scene.advance(10)
    scene.then { animator.isReversed = true }
    scene.stage.settle()
    #expect(scene.log.take() == ["at start"])
    #expect(view.layer.values == former)
  }

  @Test("R64: used again after it was reversed and continued, it takes its time, forwards")
  func reuse() {
    let animator = scene.animator(0.5)
    scene.then { animator.startAnimation() }
    scene.advance(10)
    scene.then {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
    scene.stage.settle()
    #expect(scene.log.take() == ["at start"] && !animator.isReversed)
    animator.addAnimations { [view = scene.view] in view.frame.origin.x = 100 }
    animator.addCompletion { [log = scene.log] in log.note("again \($0)") }
    scene.then { animator.startAnimation() }
    #expect(near(scene.x(after: 0.25), 50))
    scene.advance(29)
    #expect(scene.log.take() == [])
    scene.advance(1)
    #expect(scene.log.take() == ["again end"] && scene.x() == 100)
  }
}
