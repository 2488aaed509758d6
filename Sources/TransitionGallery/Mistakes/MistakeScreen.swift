import UIKit

/// The first screen of a mistake: presents the second one with `style` and `animator`.
///
/// What is wrong stands in the subclasses and their animators. They are here to be looked at, not
/// to be copied.
public class MistakeScreen: GalleryScreen, UIViewControllerTransitioningDelegate {
  func show(_ title: String, _ sentence: String) {
    show(
      title, sentence, button: "Present", identifier: "present",
      background: UIColor(
        light: UIColor(red: 1, green: 0.97, blue: 0.95, alpha: 1),
        dark: UIColor(red: 0.17, green: 0.12, blue: 0.09, alpha: 1)),
      tint: .systemOrange)
  }

  /// Nil leaves the style as it is.
  var style: UIModalPresentationStyle? { .fullScreen }

  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func makeNext() -> UIViewController { DismissScreen() }

  override func buttonTapped() {
    let next = makeNext()
    if let style { next.modalPresentationStyle = style }
    next.transitioningDelegate = self
    present(next, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: false) }
}
