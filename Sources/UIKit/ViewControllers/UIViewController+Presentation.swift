import QuartzCore
import Trace

extension UIViewController {
  /// The controller that this one presents.
  public var presentedViewController: UIViewController? { presentationOfOther?.presented }

  /// The controller that presents this one.
  public var presentingViewController: UIViewController? { presentationOfSelf?.presenting }

  /// Whether this controller's presentation is under way.
  public var isBeingPresented: Bool { presentationOfSelf?.transition?.operation == .present }

  /// Whether this controller's dismissal is under way.
  public var isBeingDismissed: Bool { presentationOfSelf?.transition?.operation == .dismiss }

  // MARK: Present

  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let context = context
    presented.requireNotActive(from: self)
    if let other = presentationOfOther {
      context.console(
        "Attempt to present \(presented) on \(self) (from \(self)) which is already presenting "
          + "\(other.presented).")
      return
    }
    guard viewIfLoaded?.window != nil else {
      context.console(
        "Attempt to present \(presented) on \(self) (from \(self)) whose view is not in the "
          + "window hierarchy.")
      return
    }
    if presentationOfSelf?.transition?.isUnderWay == true {
      context.console(
        "Attempt to present \(presented) on \(self) while a presentation is in progress!")
      return
    }
    context.perform {
      // The view first: its viewDidLoad may still decide style and delegate.
      presented.loadViewIfNeeded()
      let presentation = Presentation(presenting: self, presented: presented)
      presentationOfOther = presentation
      presented.presentationOfSelf = presentation
      presentation.begin(
        .present, from: self, to: presented, animated: animated, completion: completion)
    }
  }

  /// UIKit raises an exception for a controller that is on the screen already. Source: 1.1.2–3.
  private func requireNotActive(from presenter: UIViewController) {
    // One whose dismissal is all but over may be presented again.
    if let presentation = presentationOfSelf, presentation.isHeld {
      let presenting = presentation.presenting
      preconditionFailure(
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(self) that is already being presented by \(presenting).")
    }
    precondition(
      rootWindow == nil && self !== presenter,
      "NSInvalidArgumentException: Application tried to present modally an active controller "
        + "\(self).")
  }

  // MARK: Dismiss

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentationOfOther else {
      // The one presented on top is taken off by its presenter. Source: 1.5.1.
      presentingViewController?.startDismissing(animated: animated, completion: completion)
      return
    }
    let stack = presentation.stack
    if stack.contains(where: { $0.transition?.isUnderWay == true }) {
      context.console(
        "Warning: Attempt to dismiss from view controller \(self) while a presentation or dismiss "
          + "is in progress!")
      return
    }
    // Only the topmost moves, and it moves away from this controller. Source: 1.5.3.
    guard let top = stack.last else { return }
    context.perform {
      top.begin(
        .dismiss, from: top.presented, to: self, animated: animated, completion: completion)
    }
  }
}
