import QuartzCore
import Trace

extension UIViewController {
  /// The controller that this one, or an ancestor, presents. Source: 1.1.5.
  public var presentedViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap { $0.presentationOfOther?.presented }.first
  }

  /// The controller that presents this one, or an ancestor.
  public var presentingViewController: UIViewController? {
    selfAndAncestors.lazy.compactMap { $0.presentationOfSelf?.presenting }.first
  }

  /// Whether this controller's presentation is under way.
  public var isBeingPresented: Bool { presentationOfSelf?.transition?.operation == .present }

  /// Whether this controller's dismissal is under way.
  public var isBeingDismissed: Bool {
    guard let presentation = presentationOfSelf else { return false }
    return UIApplication.of(context).presentations.compactMap(\.transition).contains {
      $0.operation == .dismiss && $0.presentations.contains { $0 === presentation }
    }
  }

  // MARK: Present

  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let context = context
    presented.requireNotActive(from: self)
    presented.enter(context)
    let outermost = selfAndAncestors.last!
    // Which of the two presents is only known once the view is loaded; it is not loaded in vain.
    if let refusal = refusal(of: presented, on: outermost),
      presentationContext === outermost
        || self.refusal(of: presented, on: presentationContext) != nil
    {
      return tell(refusal)
    }
    if isDetached {
      context.console(
        "Presenting view controllers on detached view controllers is discouraged \(self).")
    }
    context.perform {
      // The view first: its viewDidLoad may still decide style and delegate.
      presented.loadViewIfNeeded()
      let controller = presented.presentationController(presenting: outermost, source: self)
      let presenting = controller.shouldPresentInFullscreen ? outermost : presentationContext
      if let refusal = refusal(of: presented, on: presenting) { return tell(refusal) }
      let presentation = Presentation(
        presenting: presenting, presented: presented, source: self, controller: controller)
      presenting.presentationOfOther = presentation
      presented.presentationOfSelf = presentation
      presentation.begin(
        .present, from: presenting, to: presented, animated: animated, completion: completion)
    }
  }

  /// Why nothing is done, and UIKit's message.
  private typealias Refusal = (reason: TraceEvent.RefusalReason, message: String)

  private func tell(_ refusal: Refusal, _ operation: TraceEvent.TransitionOperation = .present) {
    context.record(
      .callRefused(operation: operation, controller: reference, reason: refusal.reason))
    context.console(refusal.message)
  }

  /// If `presenting` cannot present now. Source: 1.1.7–9.
  private func refusal(
    of presented: UIViewController, on presenting: UIViewController
  ) -> Refusal? {
    let attempt = "Attempt to present \(presented) on \(presenting)"
    if let other = presenting.presentationOfOther {
      return (
        other.transition?.isUnderWay == true ? .transitionUnderWay : .alreadyPresenting,
        "\(attempt) (from \(self)) which is already presenting \(other.presented)."
      )
    }
    guard viewIfLoaded?.window != nil else {
      return (
        .notInWindow, "\(attempt) (from \(self)) whose view is not in the window hierarchy."
      )
    }
    if presenting.presentationOfSelf?.transition?.isUnderWay == true || presenting.isOnItsWayOut {
      return (.transitionUnderWay, "\(attempt) while a presentation is in progress!")
    }
    return nil
  }

  /// Whether it leaves, be it with what it lies on, or since its own presentation was cancelled.
  private var isOnItsWayOut: Bool {
    selfAndAncestors.last?.presentationOfSelf.map(isGoing) ?? false
  }

  /// Whether the chain of parents leads to nobody that a window or a presentation holds.
  /// Source: 1.1.10.
  private var isDetached: Bool {
    guard let outermost = selfAndAncestors.last else { return true }
    return outermost.rootWindow == nil && outermost.presentationOfSelf == nil
  }

  /// The nearest ancestor, this controller included, that defines a context; else the outermost.
  private var presentationContext: UIViewController {
    let chain = selfAndAncestors
    return chain.first(where: \.definesPresentationContext) ?? chain.last!
  }

  /// UIKit raises an exception for a controller that is on the screen already. Source: 1.1.2–3.
  private func requireNotActive(from presenter: UIViewController) {
    // One whose dismissal is all but over may be presented again.
    if let presentation = presentationOfSelf, presentation.isHeld {
      let presenting = presentation.presenting
      fatalError(
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(self) that is already being presented by \(presenting).")
    }
    require(
      rootWindow == nil && parent == nil && self !== presenter,
      "NSInvalidArgumentException: Application tried to present modally an active controller "
        + "\(self).")
  }

  // MARK: Dismiss

  /// Whether a transition is taking it away, until the last of its callbacks.
  private func isGoing(_ presentation: Presentation) -> Bool {
    UIApplication.of(context).presentations.compactMap(\.transition).contains {
      $0.takesAway && $0.presentations.contains { $0 === presentation }
    }
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = selfAndAncestors.first(where: { $0.presentationOfOther != nil }),
      let presentation = presenter.presentationOfOther
    else {
      // The one presented on top is taken off by its presenter, whose own method may do more.
      // Source: 1.5.1.
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    let stack = presentation.stack
    let below = presenter.presentationOfSelf?.transition
    if stack.contains(where: { $0.transition?.isUnderWay == true || isGoing($0) })
      || below?.isUnderWay == true && below?.operation == .dismiss
    {
      let message =
        "Warning: Attempt to dismiss from view controller \(self) while a presentation or dismiss "
        + "is in progress!"
      return tell((.transitionUnderWay, message), .dismiss)
    }
    // Only the topmost moves, and it moves away from the presenter. Source: 1.5.3.
    guard let top = stack.last else { return }
    context.perform {
      top.begin(
        .dismiss, from: top.presented, to: presenter, animated: animated, completion: completion)
    }
  }
}
