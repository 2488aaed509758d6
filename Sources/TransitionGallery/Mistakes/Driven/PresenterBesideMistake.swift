import UIKit

/// The presenter, which stays in its place, is animated along: it is not in the container, and does not
/// follow the finger.
public final class PresenterBesideMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Presenter beside", "Present, and drag down: this screen brightens by itself, at once.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: BrighteningAnimator()) }
}

private final class BrighteningAnimator: DownAnimator {
  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.animateTransition(using: transitionContext)
    guard let presenter = transitionContext.viewController(forKey: .to)?.view else { return }
    presenter.alpha = 0.3
    // Mistake: the driver moves the time of the container. `animateAlongsideTransition(in:…)` of the
    // coordinator takes other views along.
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      presenter.alpha = 1
    }
  }
}
