import UIKit

/// The next screen; a pan from the left edge takes it to the right, away from the one before.
public final class EdgePanScreen: DragScreen, UIViewControllerTransitioningDelegate {
  private var driver: GestureDriver?

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Next", "Drag from the left edge: half a screen, or a flick, leads back.", button: "Back",
      identifier: "dismiss", ink: .white, background: .systemIndigo, tint: .white)
  }

  override func buttonTapped() { dismiss(animated: true) }

  override func makePan() -> UIPanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return pan
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let width = view.bounds.width
    if pan.state == .began { pan.setTranslation(.zero, in: view.superview) }
    let way = pan.translation(in: view.superview).x
    switch pan.state {
    case .began:
      driver = GestureDriver()
      dismiss(animated: true)
    case .changed:
      driver?.update(way / width)
    case .ended:
      let velocity = pan.velocity(in: view.superview).x
      driver?.update(way / width)
      driver?.letGo(
        finishes: way + Momentum.glide(velocity) > width / 2, velocity: velocity / width)
      driver = nil
    case .cancelled, .failed:
      driver?.letGo(finishes: false, velocity: 0)
      driver = nil
    default: break
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ParallaxAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ParallaxAnimator(isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
