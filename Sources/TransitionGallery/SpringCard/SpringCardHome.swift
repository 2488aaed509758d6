import UIKit

/// The screen over which the card springs up; it says what the spring is made of.
public final class SpringCardHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  private let feel = SpringCardAnimator.Feel()
  private let dimming = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Spring card",
      "Damping \(feel.dampingRatio), velocity \(feel.initialVelocity), "
        + "\(feel.duration) seconds.",
      button: "Spring", identifier: "present", background: .systemGray6, tint: .systemOrange)
  }

  override func buttonTapped() {
    let card = SpringCardScreen()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringCardAnimator(isPresenting: true, feel: feel, dimming: dimming)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SpringCardAnimator(isPresenting: false, feel: feel, dimming: dimming)
  }
}
