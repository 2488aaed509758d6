import UIKit

/// The next screen; a pan from the edge where reading begins takes it away from the one before.
public final class EdgePanScreen: DragScreen, UIViewControllerTransitioningDelegate {
  private var driver: GestureDriver?
  /// Whether a finger begins a dismissal.
  private var isPulled = false
  /// How far that was when the finger took it.
  private var start: CGFloat = 0

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.isRightToLeft ? "right" : "left"
    show(
      "Next", "Drag from the \(side) edge: half a screen, or a flick, leads back.",
      button: "Back", identifier: "dismiss", ink: .white, background: .systemIndigo, tint: .white)
  }

  override func buttonTapped() { dismiss(animated: true) }

  override func makePan() -> UIPanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = view.leadingEdge
    return pan
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let width = view.bounds.width
    // From where the recogniser begins, some points after the touch, so that nothing jumps.
    if pan.state == .began { pan.setTranslation(.zero, in: view.superview) }
    let way = start * width + view.forward * pan.translation(in: view.superview).x
    switch pan.state {
    case .began:
      beginDrag()
    case .changed:
      driver?.update(way / width)
    case .ended:
      let velocity = view.forward * pan.velocity(in: view.superview).x
      driver?.update(way / width)
      let finishes = way + Momentum.glide(velocity) > width / 2
      driver?.spring(finishes: finishes, velocity: velocity / width)
    case .cancelled, .failed:
      driver?.spring(finishes: false, velocity: 0)
    default: break
    }
  }

  private func beginDrag() {
    if isBeingDismissed {
      // Caught on its way out, or back; without a driver the button's dismissal goes on.
      driver?.pause()
      start = driver?.percentComplete ?? 0
    } else if !isBeingPresented {
      (driver, start, isPulled) = (GestureDriver(), 0, true)
      dismiss(animated: true)
      isPulled = false
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
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if !isPulled { driver = nil }
    return driver
  }
}
