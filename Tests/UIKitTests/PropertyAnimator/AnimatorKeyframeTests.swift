import Testing
import UIKit

/// 7.4.5: keyframes within a property animator are moved by it.
@Suite("Keyframes of a property animator") @MainActor struct AnimatorKeyframeTests {
  private let scene: AnimatorScene

  private init(_ scene: AnimatorScene) { self.scene = scene }

  init() { self.init(AnimatorScene()) }

  /// Two seconds: to 100 in the first half, back to 40 in the second.
  private func animator(duration: Double = 0) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations { [view = scene.view, log = scene.log] in
      UIView.animateKeyframes(withDuration: duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 40
        }
      } completion: {
        log.note("keyframes \($0)")
      }
    }
    animator.addCompletion { [log = scene.log] in log.note("at \($0)") }
    return animator
  }

  @Test("7.4.5: they take the animator's duration, with 0 and with one of their own")
  func duration() {
    for duration in [0.0, 9] {
      let scene = AnimatorScene()
      let other = AnimatorKeyframeTests(scene)
      let animator = other.animator(duration: duration)
      scene.then { animator.startAnimation() }
      #expect(scene.modelX == 40)
      for (seconds, x) in [(0.0, 0.0), (0.5, 50), (1, 100), (1.5, 70)] {
        #expect(near(scene.x(after: seconds), x, 1e-6), "\(duration) \(seconds)")
      }
      scene.advance(119)
      #expect(scene.log.take() == [])
      scene.stage.settle()
      #expect(scene.log.take().sorted() == ["at end", "keyframes true"])
      #expect(scene.x() == 40 && scene.view.layer.animations.isEmpty)
    }
  }

  @Test("7.4.5, 7.6.5: paused, moved by hand, and continued, from keyframe to keyframe")
  func scrubbed() {
    let animator = animator()
    scene.then { animator.startAnimation() }
    scene.advance(45)
    scene.then { animator.pauseAnimation() }
    #expect(near(scene.x(), 75, 1e-6))
    scene.advance(10)
    #expect(near(scene.x(), 75, 1e-6))
    for (fraction, x) in [(0.75, 70.0), (0.5, 100), (0.125, 25), (1, 40), (0.875, 55)] {
      scene.then { animator.fractionComplete = fraction }
      #expect(near(scene.x(), x, 1e-6), "\(fraction)")
    }
    scene.then { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    // A quarter of a second is left for the last 15 points.
    #expect(near(scene.x(after: 0.125), 47.5, 1e-6))
    scene.stage.settle()
    #expect(scene.log.take().sorted() == ["at end", "keyframes true"] && scene.modelX == 40)
  }

  @Test("7.4.5, 7.6.8: reversed in the second half it goes back through the first")
  func reversed() {
    let animator = animator()
    scene.then { animator.startAnimation() }
    scene.advance(90)
    scene.then { animator.isReversed = true }
    #expect(near(scene.x(), 70, 1.1))
    scene.advance(30)
    #expect(near(scene.x(), 100, 2.1))
    scene.stage.settle()
    #expect(scene.log.take().contains("at start"))
    #expect(scene.modelX == 0 && scene.x() == 0)
  }

  @Test("7.4.5, 7.6.3: stopped between two keyframes the model is what is shown")
  func stopped() {
    let animator = animator()
    scene.then { animator.startAnimation() }
    scene.advance(90)
    scene.then { animator.stopAnimation(true) }
    #expect(near(scene.modelX, 70, 1e-6) && near(scene.x(), 70, 1e-6))
    #expect(scene.log.take() == ["keyframes false"])
  }
}
