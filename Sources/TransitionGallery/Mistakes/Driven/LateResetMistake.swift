import UIKit

/// The views are put back a moment after the way back is over: until then they show where the way
/// there ends. (R42)
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
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
      super.end(transitionContext, view)
    }
  }
}
