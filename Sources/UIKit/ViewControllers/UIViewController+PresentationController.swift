import QuartzCore

extension UIViewController {
  /// What manages this controller's presentation: made when it is first asked for, and then kept
  /// until the dismissal. Reading it before style and delegate are set settles it too early.
  /// Source: 1.2.6.
  public var presentationController: UIPresentationController? {
    if let managing = selfAndAncestors.lazy.compactMap({ $0.presentationOfSelf?.controller }).first
    {
      return managing
    }
    return presentationController(presenting: nil, source: self)
  }

  /// The one that is kept, else a new one, which is then kept.
  func presentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let made = makePresentationController(presenting: presenting, source: source)
    storedPresentationController = made
    // Each would keep the other alive if nothing is presented after all.
    made.letGoOfPresented()
    return made
  }

  func forgetPresentationController(_ controller: UIPresentationController) {
    guard storedPresentationController === controller else { return }
    // Whoever has it may still ask it whom it presented.
    controller.holdPresented()
    storedPresentationController = nil
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .custom:
      return TransitionQuestions(context: context)
        .presentationController(for: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      return SheetPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return CoveringPresentationController(
        modalPresentationStyle, presented: self, presenting: presenting)
    case .none:
      fatalError(
        "NSInvalidArgumentException: The specified modal presentation style doesn't have a "
          + "corresponding presentation controller: \(self) has the style none")
    }
  }

  /// The coordinator of the transition that this controller, an ancestor or a descendant takes part
  /// in; nil when there is none, or it is not animated. Source: section 6.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    // The newest first: a controller that still comes may present already.
    let transitions = UIApplication.of(context).presentations.reversed().compactMap(\.transition)
    for controller in selfAndAncestors + selfAndDescendants.dropFirst() {
      for transition in transitions where transition.concerns(controller) {
        return transition.coordinator
      }
    }
    // Whoever is in a window, or behind what is, changes its size with it.
    return windowOfSelf?.sizeChange
  }
}
