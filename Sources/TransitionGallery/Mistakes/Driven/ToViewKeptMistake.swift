import UIKit

/// What a full-screen dismissal has put under the screen stays there when it is cancelled. (R27)
public final class ToViewKeptMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("To-view kept", "Present, drag down a little, and lift: this screen stays underneath.")
  }

  override func makeNext() -> UIViewController {
    DrivenScreen(style: .fullScreen, animator: KeepingAnimator())
  }
}

private final class KeepingAnimator: DownAnimator {
  override func end(
    _ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView
  ) {
    view.transform = .identity
    // Mistake: view(forKey: .to) is still in the container, also when this was cancelled.
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
