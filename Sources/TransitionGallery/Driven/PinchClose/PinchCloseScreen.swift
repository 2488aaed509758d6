import UIKit

/// A photo that two fingers make smaller, and close if it becomes small enough.
public final class PinchCloseScreen: UIViewController, UIViewControllerTransitioningDelegate {
  let backdrop = UIView()
  let photo = UIImageView(image: UIImage(named: "lake"))
  let close = UIButton(type: .system)
  private let pinch = UIPinchGestureRecognizer()
  private lazy var pinched = ClosureTarget { [unowned self] in pinchMoved() }
  private var start = CGPoint.zero
  private var closer: PinchCloser?

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  private func pinchMoved() {
    switch pinch.state {
    case .began:
      start = pinch.location(in: view)
      closer = PinchCloser()
      dismiss(animated: true)
    case .changed:
      // One finger alone has another centre: the photo keeps its place until the second is back.
      guard pinch.numberOfTouches > 1 else { return }
      let place = pinch.location(in: view)
      closer?.move(
        scale: pinch.scale, by: CGPoint(x: place.x - start.x, y: place.y - start.y))
    case .ended:
      // The scale at which it would come to rest within a fifth of a second.
      let projected = pinch.scale + pinch.velocity * 0.2
      closer?.letGo(finishes: projected < 0.6, velocity: pinch.velocity)
      closer = nil
    case .cancelled, .failed:
      closer?.letGo(finishes: false, velocity: 0)
      closer = nil
    default: break
    }
  }

  // MARK: The transition

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PinchAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PinchAnimator(isPresenting: false) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { closer }

  // MARK: The view

  public override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.backgroundColor = .black
    view.addSubview(backdrop)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 12
    view.addSubview(photo)
    close.setTitle("Close", for: .normal)
    close.setTitleColor(.white, for: .normal)
    close.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    close.accessibilityIdentifier = "dismiss"
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    backdrop.addSubview(close)
    pinched.watch(pinch)
    view.addGestureRecognizer(pinch)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    let room = view.bounds
    close.frame = CGRect(
      x: room.midX - 60, y: room.height - (isLow ? 68 : 116), width: 120, height: 44)
    // Its frame means nothing while two fingers have it transformed.
    let (insets, height) = (view.safeAreaInsets, min(480, close.frame.minY - 44))
    photo.bounds = CGRect(
      x: 0, y: 0, width: room.width - 32 - insets.left - insets.right, height: height)
    photo.center = CGPoint(
      x: room.midX, y: min(room.midY - 20, close.frame.minY - 12 - height / 2))
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
