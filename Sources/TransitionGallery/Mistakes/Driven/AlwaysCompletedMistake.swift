import UIKit

/// `completeTransition(true)`, whatever has become of the drag: the screen stays, and UIKit takes it
/// for gone. (R19)
public final class AlwaysCompletedMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Always completed", "Present, drag down a little, and lift: it is gone after all.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: CompletingAnimator()) }
}

private final class CompletingAnimator: DownAnimator {
  override func end(
    _ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView
  ) {
    view.transform = .identity
    // Mistake: it may have been cancelled.
    transitionContext.completeTransition(true)
  }
}
