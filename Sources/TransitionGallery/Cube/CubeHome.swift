import UIKit

/// One side of a cube; the button turns it to the next.
public final class CubeHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Cube", "This screen and the next are two sides of a cube, which turns by a quarter.",
      button: "Turn", identifier: "present", tint: .systemIndigo)
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CubeAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CubeAnimator(isPresenting: false) }
}
