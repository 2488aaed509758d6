import UIKit

/// Dims the presenter and gives the presented view an inset frame with rounded corners, which
/// follows the window's size.
final class CardPresentationController: UIPresentationController {
  private let dimming = UIView()
  private var tap: ClosureTarget?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = min(420, bounds.height - 120)
    return CGRect(
      x: 16, y: bounds.maxY - height - 34, width: bounds.width - 32, height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.45)
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    let tap = ClosureTarget { [weak self] in
      self?.presentedViewController.dismiss(animated: true)
    }
    dimming.addGestureRecognizer(tap.makeTapRecognizer())
    self.tap = tap
    containerView.addSubview(dimming)
    presentedView?.layer.cornerRadius = 28
    presentedView?.clipsToBounds = true
    alongside { self.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { self.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    // While a transition runs, the animator moves the view.
    if presentedViewController.transitionCoordinator == nil {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Without a coordinator nothing moves: the change is made at once.
  private func alongside(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }
}
