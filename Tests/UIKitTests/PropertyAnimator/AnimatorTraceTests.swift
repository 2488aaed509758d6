import Testing
import Trace
import UIKit

@Suite("Property animators in the trace") @MainActor struct AnimatorTraceTests {
  private let scene = AnimatorScene()

  @Test("Each thing that it does, in order, with its fraction; the handlers' calls")
  func story() {
    let animator = scene.animator()
    let from = scene.stage.trace.count
    scene.then { animator.startAnimation() }
    scene.then { animator.pauseAnimation() }
    scene.then { animator.pauseAnimation() }
    scene.then { animator.fractionComplete = 0.5 }
    scene.then {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    }
    scene.then {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
    animator.addAnimations { [view = scene.view] in view.alpha = 0 }
    scene.then { animator.startAnimation() }
    scene.stage.settle()
    let lines = scene.stage.traceLines(from: from) {
      switch $0 {
      case .animator, .completion, .animationAdded, .animationEnded: true
      default: false
      }
    }
    #expect(
      lines == [
        "UIViewPropertyAnimator started at 0.0",
        "animation of position of UIView",
        "UIViewPropertyAnimator paused at 0.0",
        "UIViewPropertyAnimator scrubbed at 0.5",
        "UIViewPropertyAnimator reversed at 0.5",
        "UIViewPropertyAnimator continued at 0.5",
        "UIViewPropertyAnimator stopped at 0.5",
        "UIViewPropertyAnimator finished at 0.5",
        "completion of UIViewPropertyAnimator false",
        "animation ended removed false",
        "UIViewPropertyAnimator started at 0.0",
        "animation of opacity of UIView",
        "UIViewPropertyAnimator ended at 1.0",
        "animation ended ranToEnd true",
      ])
  }

  @Test("The description has pace, begin and duration of the part it moves in")
  func description() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations({ [view = scene.view] in view.alpha = 0 }, delayFactor: 0.25)
    scene.then { animator.startAnimation() }
    let added = scene.stage.trace.compactMap { event in
      if case .animationAdded(let description) = event.event { description } else { nil }
    }.last
    #expect(added?.curve == "linear" && added?.duration == 1.5)
    #expect(near(added?.begin, scene.stage.time + 0.5))
    scene.stage.settle()
  }
}
