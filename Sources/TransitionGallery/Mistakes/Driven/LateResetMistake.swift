import UIKit

/// The views are put back a moment after the way back is over: one picture shows them at the end of
/// the way there. (R42)
public final class LateResetMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Late reset", "Present, drag down a little, and lift: this screen flashes up at the end.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: DeferringAnimator()) }
}

private final class DeferringAnimator: DownAnimator {
  override func end(
    _ transitionContext: any UIViewControllerContextTransitioning, _ view: UIView
  ) {
    // Mistake: the animation has gone, and the model has the values of its end until this runs.
    DispatchQueue.main.async { super.end(transitionContext, view) }
  }
}
