import UIKit

/// The first screen of a mistake in a dismissal that a finger drives.
///
/// What is wrong stands in the presented screens and their animators. They are here to be looked at,
/// not to be copied.
public class DrivenMistakeScreen: MistakeScreen {
  override func buttonTapped() { present(makeNext(), animated: true) }
}

/// The presented screen: a drag down dismisses it, as it should. The mistakes replace a part of it.
class DrivenScreen: DragScreen, UIViewControllerTransitioningDelegate {
  var driver: UIPercentDrivenInteractiveTransition?
  private let animator: any UIViewControllerAnimatedTransitioning

  init(
    style: UIModalPresentationStyle = .custom,
    animator: any UIViewControllerAnimatedTransitioning = DownAnimator()
  ) {
    self.animator = animator
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Presented", "Drag this screen down.", button: "Dismiss", identifier: "dismiss",
      ink: .white, background: .systemIndigo, tint: .white)
  }

  override func buttonTapped() { dismiss(animated: true) }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let percent = pan.translation(in: view.superview).y / view.bounds.height
    switch pan.state {
    case .began:
      driver = makeDriver()
      dismiss(animated: true)
    case .changed: driver?.update(percent)
    case .ended:
      letGo(percent > 0.4)
      driver = nil
    default:
      letGo(false)
      driver = nil
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }

  func makeDriver() -> UIPercentDrivenInteractiveTransition {
    UIPercentDrivenInteractiveTransition()
  }

  func letGo(_ finishes: Bool) {
    if finishes { driver?.finish() } else { driver?.cancel() }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Moves the from-view down, as it should. The mistakes replace what happens at the end.
class DownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    if let below = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(below, belowSubview: view)
    }
    let height = transitionContext.containerView.bounds.height
    UIView.animate(
      withDuration: movementDuration(using: transitionContext), delay: 0, options: .curveLinear
    ) {
      view.transform = CGAffineTransform(translationX: 0, y: height)
    } completion: { _ in
      self.end(transitionContext, view)
    }
  }

  func movementDuration(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> TimeInterval { transitionDuration(using: transitionContext) }

  func end(_ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView) {
    view.transform = .identity
    if transitionContext.transitionWasCancelled {
      transitionContext.view(forKey: .to)?.removeFromSuperview()
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
