import UIKit

/// `completeTransition` is called after `animate`, which only starts the animation.
public final class EarlyCompletionMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Early completion", "Present: this screen is gone before the next one has come.")
  }

  override func makeAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { HastyAnimator() }
}

private final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    let width = transitionContext.containerView.bounds.width
    transitionContext.containerView.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.transform = .identity
    }
    // Mistake: the animation has not even begun.
    transitionContext.completeTransition(true)
  }
}
