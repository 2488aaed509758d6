import UIKit

/// The card. A finger takes it in hand whether it rests or moves; pulled up, it resists.
public final class CardDragScreen: DragScreen, UIViewControllerTransitioningDelegate {
  /// Of the dismissal that is under way.
  private var driver: GestureDriver?
  /// Whether a finger begins one.
  private var isPulled = false
  /// How far it was when the finger took it.
  private var start: CGFloat = 0
  private let grip = UIView()

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  override func buttonTapped() { dismiss(animated: true) }

  // MARK: The gesture

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let space = view.superview
    if pan.state == .began {
      pan.setTranslation(.zero, in: space)
      if isBeingDismissed, let driver {
        // Caught on its way down, or back.
        driver.pause()
        start = driver.percentComplete
      }
    }
    let way = pan.translation(in: space).y
    let velocity = pan.state == .ended ? pan.velocity(in: space).y : 0
    if !isBeingDismissed, way > 0 { beginDismissal() }
    if isBeingDismissed {
      moveDown(way, velocity, pan.state)
    } else {
      pullUp(-way, velocity, pan.state)
    }
  }

  private func beginDismissal() {
    view.transform = .identity
    (driver, start, isPulled) = (GestureDriver(), 0, true)
    dismiss(animated: true)
    isPulled = false
  }

  private func moveDown(_ way: CGFloat, _ velocity: CGFloat, _ state: UIGestureRecognizer.State) {
    guard let driver else { return }
    let distance = SpringSlideAnimator.distance(of: view.bounds.size, to: .bottom)
    driver.update(start + way / distance)
    guard state == .ended || state == .cancelled else { return }
    let projected = start * distance + way + Momentum.glide(velocity)
    driver.spring(
      finishes: state == .ended && projected > distance / 2, velocity: velocity / distance)
  }

  /// There is nothing above: the card yields a little, and springs back.
  private func pullUp(_ pull: CGFloat, _ velocity: CGFloat, _ state: UIGestureRecognizer.State) {
    let seen = max(pull, 0).rubberBanded(limit: 120)
    view.transform = CGAffineTransform(translationX: 0, y: -seen)
    guard state == .ended || state == .cancelled, seen > 0 else { return }
    // On the band the card has gone slower than the finger.
    let yielding = (1 - seen / 120) * (1 - seen / 120) * 0.55
    let relative = Momentum.relative(velocity * yielding, from: -seen, to: 0)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: relative,
      options: .allowUserInteraction
    ) {
      self.view.transform = .identity
    }
  }

  // MARK: The transition

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presented, presenting: presenting) { bounds in
      let size = CGSize(width: min(bounds.width - 16, 560), height: min(440, bounds.height - 48))
      let corner = CGPoint(x: bounds.midX - size.width / 2, y: bounds.height - 8 - size.height)
      return CGRect(origin: corner, size: size)
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringSlideAnimator(isPresenting: true, edge: .bottom)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringSlideAnimator(isPresenting: false, edge: .bottom)
  }

  /// The button's dismissal begins by itself, and may be caught as well.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if isPulled { return driver }
    let driver = GestureDriver()
    driver.wantsInteractiveStart = false
    self.driver = driver
    return driver
  }

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card"
    show(
      "A card", "Let go of it with a swing, or drag it up: it holds.", button: "Close",
      identifier: "dismiss", background: .tertiarySystemBackground, tint: .systemGreen)
    grip.backgroundColor = UIColor(light: .systemGray4, dark: .systemGray2)
    grip.layer.cornerRadius = 2.5
    view.addSubview(grip)
    view.layer.cornerRadius = 32
    view.clipsToBounds = true
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grip.frame = CGRect(x: view.bounds.midX - 20, y: 10, width: 40, height: 5)
  }

  override var topMargin: CGFloat { 64 }

  override var bottomMargin: CGFloat { 40 }
}
