import UIKit

/// Slides one screen out and the other in; a tap on the picture brings the first one back.
public final class SlideAndFadeHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Slide and fade", "This screen leaves to the left while the next one comes from the right.",
      button: "Slide", identifier: "present", tint: .systemTeal)
  }

  override func buttonTapped() {
    let next = PictureScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: false) }
}
