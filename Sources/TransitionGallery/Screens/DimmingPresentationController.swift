import UIKit

/// Dims what lies behind the presented view, at every moment as much as the transition is far; a tap
/// on the dimming dismisses.
class DimmingPresentationController: UIPresentationController {
  private let dimming = UIView()
  private let frame: (CGRect) -> CGRect
  private var tap: ClosureTarget?

  /// - Parameter frame: where the presented view stands in a container of these bounds.
  init(
    _ presented: UIViewController, presenting: UIViewController?,
    frame: @escaping (CGRect) -> CGRect = { $0 }
  ) {
    self.frame = frame
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { frame(containerView?.bounds ?? .zero) }

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
    // A cancelled animation has run back, but the model has kept the value of its end.
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
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
