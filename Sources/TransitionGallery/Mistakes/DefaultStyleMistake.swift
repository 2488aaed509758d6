import UIKit

/// The style is left alone. Since iOS 13 that means a sheet, under which the presenter stays, so
/// that `view(forKey: .from)` is nil and the animator's guard gives up.
public final class DefaultStyleMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Default style", "Present: nothing comes, and nothing can be touched any more.")
  }

  // Mistake: no style.
  override var style: UIModalPresentationStyle? { nil }

  override func makeAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { GuardedAnimator() }
}

private final class GuardedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return }  // Mistake: this way out completes nothing.
    transitionContext.containerView.addSubview(toView)
    toView.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.alpha = 1
      fromView.alpha = 0
    } completion: { _ in
      fromView.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
