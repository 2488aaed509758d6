import UIKit

/// The menu, at the side where reading begins. Its presentation is pulled by the home screen's
/// recogniser, its dismissal by its own.
public final class PullMenuScreen: DragScreen, UIViewControllerTransitioningDelegate {
  static let width: CGFloat = 288

  /// Of the transition that is under way.
  private var driver: GestureDriver?
  /// Whether a finger begins a transition.
  private var isPulled = false
  private var start: CGFloat = 0
  private var rows: [MenuRow] = []

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  override func buttonTapped() { dismiss(animated: true) }

  // MARK: The gestures

  private var distance: CGFloat {
    SpringSlideAnimator.distance(of: CGSize(width: Self.width, height: 0), to: .left)
  }

  /// Before the call of `present` or `dismiss`.
  func beginPulling() { (driver, start, isPulled) = (GestureDriver(), 0, true) }

  /// - Parameter way: points to where the transition goes.
  func pull(by way: CGFloat) { driver?.update(start + way / distance) }

  /// - Parameter velocity: points a second to where the transition goes; nil cancels.
  func endPulling(_ velocity: CGFloat?) {
    isPulled = false
    guard let driver else { return }
    let projected = driver.percentComplete * distance + Momentum.glide(velocity ?? 0)
    driver.spring(
      finishes: velocity != nil && projected > distance / 2,
      velocity: (velocity ?? 0) / distance)
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let space = view.superview
    // A menu that is still coming is caught as well.
    let sign = isBeingPresented ? view.forward : -view.forward
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: space)
      if isBeingPresented || isBeingDismissed, let driver {
        driver.pause()
        start = driver.percentComplete
      } else {
        beginPulling()
        dismiss(animated: true)
      }
    case .changed:
      pull(by: sign * pan.translation(in: space).x)
    case .ended, .cancelled, .failed:
      pull(by: sign * pan.translation(in: space).x)
      endPulling(pan.state == .ended ? sign * pan.velocity(in: space).x : nil)
    default: break
    }
  }

  // MARK: The transition

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let isAtRight = view.isRightToLeft
    return DimmingPresentationController(presented, presenting: presenting) { bounds in
      CGRect(
        x: isAtRight ? bounds.width - Self.width : 0, y: 0, width: Self.width,
        height: bounds.height)
    }
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringSlideAnimator(isPresenting: true, edge: view.leadingEdge)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringSlideAnimator(isPresenting: false, edge: view.leadingEdge)
  }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driverOfTransition() }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driverOfTransition() }

  /// Without a finger the transition runs by itself, and can be caught.
  private func driverOfTransition() -> GestureDriver {
    if isPulled, let driver { return driver }
    let driver = GestureDriver()
    driver.wantsInteractiveStart = false
    (self.driver, start) = (driver, 0)
    return driver
  }

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "menu"
    show(
      "Menu", "", button: "Close", identifier: "dismiss", ink: .white,
      background: UIColor(red: 0.17, green: 0.16, blue: 0.32, alpha: 1), tint: .white)
    rows = [
      MenuRow("Photos", .systemTeal), MenuRow("Places", .systemOrange),
      MenuRow("People", .systemPink), MenuRow("Settings", .systemGray),
    ]
    for row in rows { view.addSubview(row) }
    headline.textAlignment = .natural
  }

  override var topMargin: CGFloat { isLow ? 16 : 88 }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = headline.frame.maxY + (isLow ? 8 : 44)
    let step = min(60, (button.frame.minY - 12 - top) / CGFloat(rows.count))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: column.minX, y: top + CGFloat(index) * step, width: column.width,
        height: min(44, step - 4))
    }
  }
}
