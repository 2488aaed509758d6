import UIKit

/// The animator is there to be written later.
public final class EmptyAnimatorMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Empty animator", "Present: nothing comes, and nothing can be touched any more.")
  }

  override func makeAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { EmptyAnimator() }
}

private final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  // Mistake: without completeTransition(_:) the transition never ends.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
