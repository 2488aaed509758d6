import UIKit

/// A photo that a swipe takes down, and its button too: only the swipe brings a driver.
public final class SwipeDownScreen: DragScreen, UIViewControllerTransitioningDelegate {
  private let photo = UIImageView(image: UIImage(named: "lake"))
  private let grip = UIView()
  private var driver: GestureDriver?
  /// Whether a finger begins a dismissal.
  private var isPulled = false
  /// How far that was when the finger took it.
  private var start: CGFloat = 0

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  override func buttonTapped() { dismiss(animated: true) }

  // MARK: The gesture

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let height = view.bounds.height
    // From where the recogniser begins, some points after the touch, so that nothing jumps.
    if pan.state == .began { pan.setTranslation(.zero, in: view.superview) }
    let way = start * height + pan.translation(in: view.superview).y
    switch pan.state {
    case .began:
      beginDrag()
    case .changed:
      driver?.update(way / height)
    case .ended:
      let velocity = pan.velocity(in: view.superview).y
      driver?.update(way / height)
      // Not where the finger is, but where the screen would come to rest by itself.
      let finishes = way + Momentum.glide(velocity) > height / 2
      driver?.spring(finishes: finishes, velocity: velocity / height)
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

  // MARK: The transition

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideDownAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideDownAnimator(isPresenting: false) }

  /// Nil while no finger drags, so that the button's dismissal runs by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if !isPulled { driver = nil }
    return driver
  }

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 20
    view.addSubview(photo)
    show(
      "By the lake", "Swipe down, or tap the button.", button: "Done", identifier: "dismiss",
      ink: .white, background: UIColor(red: 0.09, green: 0.13, blue: 0.17, alpha: 1),
      tint: .white)
    grip.backgroundColor = UIColor(white: 1, alpha: 0.35)
    grip.layer.cornerRadius = 2.5
    view.addSubview(grip)
    view.clipsToBounds = true
  }

  override var hasExhibit: Bool { true }

  override var bottomMargin: CGFloat { isLow ? 36 : 58 }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grip.frame = CGRect(x: view.bounds.midX - 24, y: isLow ? 10 : 56, width: 48, height: 5)
    let (width, height) = (column.width, view.bounds.height * 0.5)
    showAboveText(photo, CGSize(width: width, height: isLow ? width : height), y: 96)
  }
}
