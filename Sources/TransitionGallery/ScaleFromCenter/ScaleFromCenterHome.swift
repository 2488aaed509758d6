import UIKit

/// The presenting screen is the delegate and keeps one animator. It answers nil for the dismissal,
/// which leaves that to UIKit.
public final class ScaleFromCenterHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  private let animator = ScaleAnimator()

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Scale from centre",
      "The next screen grows from nothing; UIKit takes it off as it always does.",
      button: "Scale", identifier: "present")
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
