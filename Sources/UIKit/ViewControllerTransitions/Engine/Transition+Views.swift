import QuartzCore

// What the context says of controllers, views and frames. Source: 2.2, the table.
extension Transition {
  /// Whether the view of the controller that presents leaves, or has left, its place.
  var removesPresenter: Bool { presentationOfPresenter.controller.shouldRemovePresentersView }

  /// Whether a controller's view comes or goes, so that it hears of it. Source: 1.4.
  func takesPart(_ controller: UIViewController) -> Bool {
    controller === presented || removesPresenter
  }

  /// Whether a controller comes, goes or stays by this transition.
  func concerns(_ controller: UIViewController) -> Bool {
    controller === from || controller === to
      || presentations.contains { $0.presented === controller }
  }

  /// The one that presents, at whatever depth the other is.
  var presenter: UIViewController { operation == .present ? from : to }
  var presented: UIViewController { presentation.presented }
  var presentedView: UIView? { presentation.controller.presentedView }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: view(of: from)
    case .to: view(of: to)
    default: nil
    }
  }

  /// The same before the presentation controller was told, which may only then make a view around
  /// the presented one.
  func viewToBe(of controller: UIViewController) -> UIView? {
    view(of: controller) ?? (controller === presented ? presented.view : nil)
  }

  private func view(of controller: UIViewController) -> UIView? {
    if controller === presented { return presentedView }
    return removesPresenter ? controller.view : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      return operation == .present ? .zero : presentedFrame
    }
    guard controller === presenter else { return .zero }
    if removesPresenter { return operation == .present ? container.bounds : .zero }
    return frameOfPresenter
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      return operation == .present ? presentedFrame : .zero
    }
    guard controller === presenter else { return .zero }
    if removesPresenter { return operation == .present ? .zero : container.bounds }
    return frameOfPresenter
  }

  private var presentedFrame: CGRect {
    presentation.controller.frameOfPresentedViewInContainerView
  }

  /// A presenter that stays, in the container's coordinates.
  private var frameOfPresenter: CGRect {
    presenter.view.superview.map { container.convert(presenter.view.frame, from: $0) }
      ?? container.bounds
  }
}
