import UIKit

/// The branch for a cancel takes the presenter's view away, which this transition never put in: the
/// next dismissal ends on black. (R44)
public final class PresenterRemovedMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Presenter removed", "Present, drag down a little, and lift; then tap Dismiss: black.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: RemovingAnimator()) }
}

private final class RemovingAnimator: DownAnimator {
  override func end(
    _ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView
  ) {
    view.transform = .identity
    if transitionContext.transitionWasCancelled {
      // Mistake: with a custom style this view was there before.
      transitionContext.viewController(forKey: .to)?.view.removeFromSuperview()
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
