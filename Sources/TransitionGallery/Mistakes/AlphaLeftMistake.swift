import UIKit

/// The presentation fades the presenter, the dismissal's animator would bring it back; but the
/// dismissal is not animated, so that no animator runs.
public final class AlphaLeftMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Alpha left behind", "Present, then dismiss: this screen stays pale.")
  }

  override var style: UIModalPresentationStyle? { .overFullScreen }

  override func makeNext() -> UIViewController { UnanimatedDismissScreen() }

  override func makeAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PalingAnimator(isPresenting: isPresenting)
  }
}

private final class UnanimatedDismissScreen: DismissScreen {
  // Mistake: nobody restores what the presentation changed.
  override func buttonTapped() { dismiss(animated: false) }
}

private final class PalingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let presenterKey: UITransitionContextViewControllerKey = isPresenting ? .from : .to
    let presenter = transitionContext.viewController(forKey: presenterKey)
    let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    let below = CGAffineTransform(
      translationX: 0, y: transitionContext.containerView.bounds.height)
    if isPresenting, let moving {
      moving.transform = below
      transitionContext.containerView.addSubview(moving)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      moving?.transform = self.isPresenting ? .identity : below
      presenter?.view.alpha = self.isPresenting ? 0.3 : 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
