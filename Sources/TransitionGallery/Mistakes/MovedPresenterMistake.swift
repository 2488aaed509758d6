import UIKit

/// One animator for both directions, written for `.fullScreen` and used with `.custom`: at the
/// dismissal it moves the presenter's view into the container, which UIKit then throws away.
public final class MovedPresenterMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Moved presenter", "Present, then dismiss: the screen turns black.")
  }

  override var style: UIModalPresentationStyle? { .custom }

  override func makeAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MovingAnimator(isPresenting: isPresenting)
  }
}

private final class MovingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    // Mistake: at a dismissal this is the presenter's own view, which should stay where it is.
    container.addSubview(to.view)
    var snapshot: UIView?
    if isPresenting {
      to.view.transform = below
    } else {
      container.bringSubviewToFront(from.view)
      snapshot = from.view.snapshotView(afterScreenUpdates: false)
      snapshot.map(container.addSubview)
      from.view.isHidden = true
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      to.view.transform = .identity
      snapshot?.transform = below
    } completion: { _ in
      // Mistake: the snapshot stays behind.
      transitionContext.completeTransition(true)
    }
  }
}
