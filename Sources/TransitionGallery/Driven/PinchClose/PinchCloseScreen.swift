import UIKit

/// A photo that two fingers make smaller, and close if it becomes small enough.
public final class PinchCloseScreen: UIViewController, UIViewControllerTransitioningDelegate {
  let backdrop = UIView()
  let photo = UIImageView(image: UIImage(named: "lake"))
  private let close = UIButton(type: .system)
  private let pinch = UIPinchGestureRecognizer()
  private lazy var pinched = ClosureTarget { [unowned self] in pinchMoved() }
  private var start = CGPoint.zero
  private var closer: PinchCloser?

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
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
    // Its frame means nothing while two fingers have it transformed.
    photo.bounds = CGRect(x: 0, y: 0, width: view.bounds.width - 32, height: 480)
    photo.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 20)
    close.frame = CGRect(
      x: 24, y: view.bounds.height - 116, width: view.bounds.width - 48, height: 44)
  }
}
