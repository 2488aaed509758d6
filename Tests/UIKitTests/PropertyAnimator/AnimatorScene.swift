import UIKit

/// A red view at x = 0 on a stage that has settled, animators that move it to 100, and what their
/// handlers were told.
@MainActor final class AnimatorScene {
  let stage = TestStage.settled()
  let view: UIView
  let log = CallLog()

  init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  /// One that waits to be started.
  func animator(
    _ duration: Double = 1, _ curve: UIView.AnimationCurve = .linear, name: String = "at"
  ) -> UIViewPropertyAnimator {
    animator(duration, UICubicTimingParameters(animationCurve: curve), name: name)
  }

  func animator(
    _ duration: Double, _ parameters: any UITimingCurveProvider, name: String = "at"
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [view] in view.frame.origin.x = 100 }
    animator.addCompletion { [log] in log.note("\(name) \($0)") }
    return animator
  }

  /// Does something between two steps, and makes the step that shows it.
  func then(_ body: () -> Void) {
    stage.perform(body)
    stage.advance()
  }

  func advance(_ steps: Int) { stage.advance(steps) }

  /// Where the view is seen, a number of seconds after the last step.
  func x(after seconds: Double = 0) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  /// Where the view is.
  var modelX: CGFloat { view.frame.minX }
}
