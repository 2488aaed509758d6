import UIKit

/// A tap on the dimming is to close what opens slowly, and is lost until it is open. (R51)
///
/// `InterruptibleZoomHome` does it right.
public final class BlockedTapMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Blocked tap", "Present, and tap above the panel while it comes: it comes all the same.")
  }

  override func buttonTapped() { present(SlowPanel(), animated: true) }
}

private final class SlowPanel: DismissScreen, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presented, presenting: presenting) {
      CGRect(x: 0, y: $0.midY, width: $0.width, height: $0.height / 2)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlowAnimator() }
}

private final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  // Mistake: nobody can interrupt it, as there is no `interruptibleAnimator(using:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
