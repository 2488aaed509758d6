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

  private struct Screen {}

  @Test("What a handler or a block does is the doing of the method that added it")
  func cause() {
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    let (fromBlock, fromHandler) = scene.stage.perform { (UIView(), UIView()) }
    scene.stage.perform {
      scene.stage.stage.context.callOuts.callOut(to: Screen(), "slide()") {
        animator.addAnimations { [view = scene.view] in
          view.alpha = 0
          view.addSubview(fromBlock)
        }
        animator.addCompletion { [view = scene.view] _ in view.addSubview(fromHandler) }
      }
    }
    scene.then { animator.startAnimation() }
    scene.stage.settle()
    for view in [fromBlock, fromHandler] {
      let causes = scene.stage.trace.compactMap { event -> Cause? in
        guard case .hierarchy(.added, view.reference, _, _) = event.event else { return nil }
        return event.cause
      }
      #expect(causes == [.user(type: "Screen", method: "slide()")])
    }
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
