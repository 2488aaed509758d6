import UIKit

/// `interruptibleAnimator(using:)` makes a new animator at each call: one runs, and a tap turns another
/// one round. (R67)
public final class NewAnimatorMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "New animator each time", "Present, tap Dismiss, and tap again while it goes: it jumps.")
  }

  override func makeNext() -> UIViewController { InterruptedScreen() }
}

private final class InterruptedScreen: DrivenScreen {
  private let tap = UITapGestureRecognizer()
  private lazy var tapped = ClosureTarget { [unowned self] in turnRound() }

  init() { super.init(animator: ForgetfulAnimator()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tapped.watch(tap)
    view.addGestureRecognizer(tap)
    pan.isEnabled = false
  }

  override func buttonTapped() {
    driver = UIPercentDrivenInteractiveTransition()
    driver?.wantsInteractiveStart = false
    dismiss(animated: true)
  }

  private func turnRound() {
    guard isBeingDismissed else { return }
    driver?.pause()
    driver?.cancel()
    driver = nil
  }
}

private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  // Mistake: UIKit asks again, and gets another one.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let view = transitionContext.view(forKey: .from)
    let height = transitionContext.containerView.bounds.height
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut
    ) {
      view?.transform = CGAffineTransform(translationX: 0, y: height)
    }
    animator.addCompletion { position in
      view?.transform = .identity
      transitionContext.completeTransition(position == .end)
    }
    return animator
  }
}
