import UIKit

/// The large photo.
final class ZoomScreen: UIViewController, UIViewControllerTransitioningDelegate {
  /// The small one, in whose place it begins.
  let source: UIView
  private let photo = UIImageView(image: UIImage(named: "lake"))
  private let close = UIButton(type: .system)
  private var control: ZoomControl?

  init(source: UIView) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    view.addSubview(photo)
    close.setTitle("Close", for: .normal)
    close.setTitleColor(.white, for: .normal)
    close.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    close.accessibilityIdentifier = "dismiss"
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photo.frame = view.bounds
    close.frame = CGRect(
      x: view.bounds.midX - 60, y: view.bounds.height - 100, width: 120, height: 44)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  /// Whether the photo grows out of the small one, rather than being faded in over everything.
  var zooms: Bool { !UIAccessibility.isReduceMotionEnabled }

  /// - Parameter away: 1 puts it in the small photo's place.
  func pose(away: CGFloat, full: CGRect) {
    close.alpha = 1 - away
    guard zooms else {
      (view.frame, view.alpha) = (full, 1 - away)
      return
    }
    view.frame = away == 1 ? source.convert(source.bounds, to: view.superview) : full
    view.layer.cornerRadius = away == 1 ? 16 : 0
    // What is inside follows now, within the animation, and not with the next layout.
    view.layoutIfNeeded()
  }

  // MARK: The transition

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeControl(isPresenting: true).animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeControl(isPresenting: false).animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { control?.driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { control?.driver }

  /// One for each transition.
  private func makeControl(isPresenting: Bool) -> ZoomControl {
    let control = ZoomControl(isPresenting: isPresenting)
    self.control = control
    return control
  }
}
