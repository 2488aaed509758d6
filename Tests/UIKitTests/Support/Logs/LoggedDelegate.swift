import UIKit

/// A transitioning delegate that notes the questions and answers with the animators it was given.
final class LoggedDelegate: UIViewControllerTransitioningDelegate {
  let name: String
  let log: CallLog
  var presentation: (any UIViewControllerAnimatedTransitioning)?
  var dismissal: (any UIViewControllerAnimatedTransitioning)?

  init(
    _ name: String, _ log: CallLog, presentation: (any UIViewControllerAnimatedTransitioning)?,
    dismissal: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    self.name = name
    self.log = log
    self.presentation = presentation
    self.dismissal = dismissal
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [presented, presenting, source].map { ($0 as? LoggedController)?.name ?? "?" }
    log.note("\(name).forPresented \(names[0]) presenting \(names[1]) source \(names[2])")
    return presentation
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("\(name).forDismissed \((dismissed as? LoggedController)?.name ?? "?")")
    return dismissal
  }
}
