import UIKit

/// The screen whose button opens like an iris.
public final class CircularRevealHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Circular reveal", "The next screen shows through a circle that grows out of the button.",
      button: "Reveal", identifier: "present", tint: .systemPink)
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  private func animator(isPresenting: Bool) -> CircularRevealAnimator {
    CircularRevealAnimator(
      isPresenting: isPresenting, button: button.convert(button.bounds, to: nil))
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isPresenting: false) }
}
