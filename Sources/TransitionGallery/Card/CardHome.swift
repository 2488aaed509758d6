import UIKit

/// Presents a card through a presentation controller of its own.
public final class CardHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Card", "A presentation controller dims this screen and keeps the card's frame.",
      button: "Show the card", identifier: "present", background: .systemGray6,
      tint: .systemPurple)
  }

  override func buttonTapped() {
    let card = CardScreen()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presented, presenting: presenting)
  }
}
