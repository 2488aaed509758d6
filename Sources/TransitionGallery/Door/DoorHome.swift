import UIKit

/// The screen that opens like a door; a tap on the picture behind it closes it again.
public final class DoorHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Door", "This screen swings open around its left edge, and closes over the picture.",
      button: "Open", identifier: "present", ink: .white,
      background: UIColor(red: 0.55, green: 0.13, blue: 0.15, alpha: 1),
      tint: UIColor(red: 0.98, green: 0.86, blue: 0.67, alpha: 1))
  }

  override func buttonTapped() {
    let next = PictureScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DoorAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DoorAnimator(isPresenting: false) }
}
