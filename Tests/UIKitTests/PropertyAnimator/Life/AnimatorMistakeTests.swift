import Testing
import UIKit

@Suite("Mistakes with property animators") @MainActor struct AnimatorMistakeTests {
  private static let release =
    "It is an error to release a paused or stopped property animator. Property animators must either "
    + "finish animating or be explicitly stopped and finished before they can be released."

  @Test("7.6.14, R66: released while paused")
  func releasedPaused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).fractionComplete = 0.3
      }
    }
    #expect(result.standardErrorText.contains(Self.release))
  }

  @Test("7.6.14: released while stopped")
  func releasedStopped() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.stopAnimation(false)
      }
    }
    #expect(result.standardErrorText.contains(Self.release))
  }

  @Test("7.6.14: finished without being stopped")
  func finished() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    #expect(
      result.standardErrorText.contains(
        "finishAnimationAtPosition: should only be called on a stopped animator!"))
  }

  @Test("7.6.14: started or paused while stopped")
  func movedStopped() async {
    let started = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { stopped().startAnimation() }
    }
    #expect(started.standardErrorText.contains("can only be finished"))
    let paused = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { stopped().pauseAnimation() }
    }
    #expect(paused.standardErrorText.contains("can only be finished"))
  }

  @Test("7.6.14: paused though it is not interruptible")
  func uninterruptible() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
    #expect(result.standardErrorText.contains("not interruptible"))
  }

  @Test("7.6.14: isInterruptible and isUserInteractionEnabled set while active")
  func configured() async {
    let interruptible = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    #expect(interruptible.standardErrorText.contains("isInterruptible of a property animator"))
    let interaction = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.isUserInteractionEnabled = false
      }
    }
    #expect(
      interaction.standardErrorText.contains("isUserInteractionEnabled of a property animator"))
  }

  @Test("7.2.2: a control point outside the unit square")
  func controlPoint() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.5, y: 1.5), controlPoint2: CGPoint(x: 1, y: 1))
      }
    }
    #expect(result.standardErrorText.contains("unit square"))
  }

  @Test("Springs without mass")
  func mass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UISpringTimingParameters(mass: 0, stiffness: 1, damping: 1, initialVelocity: .zero)
      }
    }
    #expect(result.standardErrorText.contains("UISpringTimingParameters: mass"))
  }

  @Test("7.6.14: a stage that goes away takes its paused and running animators with it, silently")
  func stageGoes() {
    var paused: UIViewPropertyAnimator?
    weak var running: UIViewPropertyAnimator?
    do {
      let scene = AnimatorScene()
      paused = scene.animator()
      scene.then {
        paused?.fractionComplete = 0.5
        let other = scene.animator()
        running = other
        other.startAnimation()
      }
      #expect(running != nil)
    }
    #expect(running == nil && paused?.state == .inactive)
    paused = nil
  }
}

/// A subclass may have a `deinit` of its own.
private final class OwnAnimator: UIViewPropertyAnimator {
  var whenGone: (@Sendable () -> Void)?
  deinit { whenGone?() }
}

extension AnimatorMistakeTests {
  @Test("7.6.14, 7.6.15: a subclass that was stopped and finished is let go")
  func subclass() async {
    await confirmation { gone in
      let own = OwnAnimator(duration: 1, curve: .linear)
      own.whenGone = { gone() }
      own.startAnimation()
      own.stopAnimation(false)
      own.finishAnimation(at: .current)
    }
  }
}

/// An animator that waits to be finished.
@MainActor private func stopped() -> UIViewPropertyAnimator {
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  animator.startAnimation()
  animator.stopAnimation(false)
  return animator
}
