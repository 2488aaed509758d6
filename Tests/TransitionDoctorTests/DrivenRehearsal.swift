import CoreGraphics
import Stage
import TransitionDoctor
import UIKit

/// A screen that presents another, whose dismissal somebody drives, under the doctor's eyes.
@MainActor final class DrivenRehearsal: UIViewControllerTransitioningDelegate {
  typealias Movement = @MainActor (any UIViewControllerContextTransitioning) -> Void

  let stage: Stage
  let first = UIViewController()
  let second = UIViewController()
  let driver = UIPercentDrivenInteractiveTransition()
  /// Who is named as the one who drives.
  var controller: (any UIViewControllerInteractiveTransitioning)?
  /// Who animates the dismissal.
  var animator: any UIViewControllerAnimatedTransitioning
  private(set) var findings: [Finding] = []
  private var doctor = TransitionDoctor()
  private var number = -1

  /// The second screen presented, with nobody's fault.
  init(
    _ style: UIModalPresentationStyle = .overFullScreen,
    animator: any UIViewControllerAnimatedTransitioning = MovementAnimator { slideBack($0) }
  ) {
    self.animator = animator
    stage = Stage(
      device: Device(name: "rehearsal", size: CGSize(width: 100, height: 200), scale: 2)
    ) { [first] in first }
    controller = driver
    second.modalPresentationStyle = style
    second.transitioningDelegate = self
    stage.perform {
      first.view.backgroundColor = .white
      second.view.backgroundColor = .red
      first.present(second, animated: false)
    }
    step(5)
  }

  var rules: [String] { findings.map(\.rule) }

  func step(_ count: Int = 1) {
    for _ in 0..<count {
      number += 1
      let output = stage.step(
        StageInput(time: Double(number) / 60, size: CGSize(width: 100, height: 200), scale: 1))
      findings += doctor.follow(
        output.trace, at: Double(number) / 60, isStill: output.nextStep == .onInput)
    }
  }

  /// Does something, and makes steps.
  func then(_ steps: Int = 1, _ body: () -> Void) {
    stage.perform(body)
    step(steps)
  }

  /// The dismissal, begun and moved half of the way.
  func drag() {
    stage.perform { second.dismiss(animated: true) }
    // The doctor sees a finger that is down in a real one.
    stage.perform { driver.update(0) }
    step(2)
    then { driver.update(0.5) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { controller }
}

final class MovementAnimator: UIViewControllerAnimatedTransitioning {
  private let movement: DrivenRehearsal.Movement

  init(_ movement: @escaping DrivenRehearsal.Movement) { self.movement = movement }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    movement(transitionContext)
  }
}

/// Slides the from-view away, and puts back what it has changed when that was cancelled.
@MainActor func slideBack(_ context: any UIViewControllerContextTransitioning) {
  let view = context.view(forKey: .from)!
  let toView = context.view(forKey: .to)
  if let toView { context.containerView.insertSubview(toView, belowSubview: view) }
  let start = view.center
  UIView.animate(withDuration: 0.5) {
    view.center.y += 200
  } completion: { _ in
    if context.transitionWasCancelled {
      view.center = start
      toView?.removeFromSuperview()
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
