import UIKit

/// `finishInteractiveTransition()` only when the animation after the drag is over: what goes
/// alongside stands still meanwhile, and jumps. (R47)
public final class LateFinishMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Late finish", "Present, drag far down, and lift: the dimming waits, and then it jumps.")
  }

  override func makeNext() -> UIViewController { LateScreen() }
}

private final class LateScreen: DrivenScreen {
  private var hand: LateHand?

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view.superview).y
    switch pan.state {
    case .began:
      hand = LateHand()
      dismiss(animated: true)
    case .changed: hand?.move(by: way)
    default:
      hand?.letGo()
      hand = nil
    }
  }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presented, presenting: presenting)
  }
}

private final class LateHand: NSObject, UIViewControllerInteractiveTransitioning {
  private var transitionContext: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
  }

  func move(by way: CGFloat) {
    guard let transitionContext, let view = transitionContext.view(forKey: .from) else { return }
    view.transform = CGAffineTransform(translationX: 0, y: way)
    transitionContext.updateInteractiveTransition(way / view.bounds.height)
  }

  func letGo() {
    guard let transitionContext, let view = transitionContext.view(forKey: .from) else { return }
    self.transitionContext = nil
    UIView.animate(withDuration: 0.3) {
      view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    } completion: { _ in
      view.transform = .identity
      // Mistake: the finger has been away for 0.3 seconds.
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
  }
}
