import UIKit

/// The screen that the next one falls on.
public final class KeyframeBounceHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Keyframe bounce", "The next screen falls from above and bounces, keyframe by keyframe.",
      button: "Drop it", identifier: "present",
      background: UIColor(
        light: UIColor(red: 0.93, green: 0.96, blue: 0.98, alpha: 1),
        dark: UIColor(red: 0.07, green: 0.12, blue: 0.15, alpha: 1)),
      tint: .systemTeal)
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { KeyframeBounceAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { KeyframeBounceAnimator(isPresenting: false) }
}
