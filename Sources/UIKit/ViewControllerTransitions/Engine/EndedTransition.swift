import QuartzCore
import Trace

/// What is still known of a transition that has ended. It keeps nobody alive.
@MainActor struct EndedTransition {
  let wasCancelled: Bool
  let beganInteractively: Bool
  let duration: TimeInterval
  let isInterruptible: Bool
  let percentComplete: CGFloat
  let completionVelocity: CGFloat
  let completionCurve: UIView.AnimationCurve
  private let number: Int
  private weak var stage: StageContext?
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var fromView: UIView?
  private weak var toView: UIView?

  init(_ transition: Transition, stage: StageContext?) {
    wasCancelled = transition.wasCancelled
    let interaction = transition.interaction
    beganInteractively = interaction.beganInteractively
    isInterruptible = interaction.isInterruptible
    percentComplete = interaction.percent
    completionVelocity = interaction.release.speed
    completionCurve = interaction.release.curve
    duration = transition.duration
    number = transition.number
    self.stage = stage
    from = transition.from
    to = transition.to
    fromView = transition.movedFromView
    toView = transition.movedToView
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  /// An animator says once more that it is done, which the trace shows and which changes nothing.
  func complete(_ didComplete: Bool) {
    stage?.record(.transitionCompleted(transition: number, didComplete: didComplete))
  }
}
