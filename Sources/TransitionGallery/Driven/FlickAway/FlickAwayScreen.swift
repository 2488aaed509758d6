import UIKit

/// The notice: a small card that can be thrown.
public final class FlickAwayScreen: DragScreen, UIViewControllerTransitioningDelegate {
  private var thrower: CardThrower?

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  override func buttonTapped() { dismiss(animated: true) }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let space = view.superview
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: space)
      // Held below its middle, it turns the other way.
      let isHeldHigh = pan.location(in: view).y < view.bounds.midY
      thrower = CardThrower(turn: isHeldHigh ? 1 : -1)
      dismiss(animated: true)
    case .changed:
      thrower?.move(by: pan.translation(in: space))
    case .ended:
      thrower?.move(by: pan.translation(in: space))
      thrower?.letGo(pan.velocity(in: space))
      thrower = nil
    case .cancelled, .failed:
      thrower?.putBack()
      thrower = nil
    default: break
    }
  }

  // MARK: The transition

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presented, presenting: presenting) { bounds in
      let height = min(360, bounds.height - 64)
      return CGRect(
        x: bounds.midX - 150, y: bounds.midY - 10 - height / 2, width: 300, height: height)
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PopAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PopAnimator(isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { thrower }

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Notice", "Throw me away.", button: "Got it", identifier: "dismiss",
      background: .tertiarySystemBackground, tint: .systemOrange)
    view.layer.cornerRadius = 28
    view.clipsToBounds = true
  }

  override var topMargin: CGFloat { isLow ? 64 : 96 }

  override var bottomMargin: CGFloat { 24 }
}
