import UIKit

/// A spring gets the finger's velocity in points; it counts in ways a second. (R76)
///
/// `GestureDriver` does it right.
public final class PointsAsVelocityMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Points as velocity", "Present, and flick down: the screen shoots far beyond its place.")
  }

  override func makeNext() -> UIViewController { FlungScreen() }
}

private final class FlungScreen: DrivenScreen {
  private var velocity: CGFloat = 0

  init() { super.init(animator: SpringDownAnimator()) }

  required init?(coder: NSCoder) { nil }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    velocity = pan.velocity(in: view.superview).y
    super.dragged(pan)
  }

  override func letGo(_ finishes: Bool) {
    // Mistake: these are points a second.
    driver?.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: 260, damping: 29,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
    super.letGo(finishes)
  }
}

private final class SpringDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let view = transitionContext.view(forKey: .from)
    let height = transitionContext.containerView.bounds.height
    let made = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .linear
    ) {
      view?.transform = CGAffineTransform(translationX: 0, y: height)
    }
    made.addCompletion { position in
      view?.transform = .identity
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
