import UIKit

/// A transitioning delegate with every method, which notes the questions and gives the answers that
/// it was told.
final class AnsweringDelegate: UIViewControllerTransitioningDelegate {
  let name: String
  let log: CallLog
  var presentation: (any UIViewControllerAnimatedTransitioning)?
  var dismissal: (any UIViewControllerAnimatedTransitioning)?
  var interactivePresentation: (any UIViewControllerInteractiveTransitioning)?
  var interactiveDismissal: (any UIViewControllerInteractiveTransitioning)?
  var makeController:
    (
      @MainActor (_ presented: UIViewController, _ presenting: UIViewController?)
        -> UIPresentationController?
    )?

  init(
    _ name: String, _ log: CallLog,
    presentation: (any UIViewControllerAnimatedTransitioning)? = nil,
    dismissal: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    self.name = name
    self.log = log
    self.presentation = presentation
    self.dismissal = dismissal
  }

  private func name(of object: AnyObject?) -> String {
    switch object {
    case nil: "nil"
    case let controller as LoggedController: controller.name
    case let animator as LoggedAnimator: animator.name
    default: "?"
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note(
      "\(name).forPresented \(name(of: presented)) presenting \(name(of: presenting)) "
        + "source \(name(of: source))")
    return presentation
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("\(name).forDismissed \(name(of: dismissed))")
    return dismissal
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("\(name).interactionForPresentation \(name(of: animator))")
    return interactivePresentation
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("\(name).interactionForDismissal \(name(of: animator))")
    return interactiveDismissal
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note(
      "\(name).controllerFor \(name(of: presented)) presenting \(name(of: presenting)) "
        + "source \(name(of: source))")
    return makeController?(presented, presenting)
  }
}
