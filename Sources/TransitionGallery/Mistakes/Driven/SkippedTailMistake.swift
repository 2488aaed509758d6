import UIKit

/// The animation is shorter than the transition says: long before the finger has come so far, all is at
/// its end, and nothing is left when it lifts. (R39)
public final class SkippedTailMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Skipped tail", "Present, and drag down slowly: the screen runs away from the finger.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: HastyDownAnimator()) }
}

private final class HastyDownAnimator: DownAnimator {
  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  // Mistake: it lasts a quarter of the time that UIKit was told.
  override func movementDuration(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> TimeInterval { 0.2 }
}
