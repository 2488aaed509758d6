import UIKit

/// What is on the card.
public final class CardScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Card", "Tap beside it, or on the button.", button: "Close", identifier: "dismiss",
      tint: .systemPurple)
  }

  override func buttonTapped() { dismiss(animated: true) }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headline.frame.origin.y = 64
    explanation.frame.origin.y = 120
    button.frame.origin.y = view.bounds.height - 84
  }
}
