import UIKit

/// `interruptibleAnimator(using:)` makes a new animator at each call: one runs, and the finger moves
/// another. (R67)
public final class NewAnimatorMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("New animator each time", "Present, and drag down: the screen does what it likes.")
  }

  override func makeNext() -> UIViewController { DrivenScreen(animator: ForgetfulAnimator()) }
}

private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  // Mistake: UIKit asks again, and gets another one.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let view = transitionContext.view(forKey: .from)
    let height = transitionContext.containerView.bounds.height
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      view?.transform = CGAffineTransform(translationX: 0, y: height)
    }
    animator.addCompletion { position in
      view?.transform = .identity
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }
}
