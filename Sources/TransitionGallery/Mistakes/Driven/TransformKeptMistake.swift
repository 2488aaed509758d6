import UIKit

/// After a cancel the transform of the end is left on the view: it is gone, and still presented.
/// (R49)
public final class TransformKeptMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Transform kept", "Present, drag down a little, and lift: it comes back, and disappears.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: TransformingAnimator()) }
}

private final class TransformingAnimator: DownAnimator {
  // Mistake: the animations run back when this was cancelled, but the model does not.
  override func end(
    _ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView
  ) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
