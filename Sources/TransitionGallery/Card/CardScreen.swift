import UIKit

/// What is on the card.
public final class CardScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Card", "Tap beside it, or on the button.", button: "Close", identifier: "dismiss",
      background: .tertiarySystemBackground, tint: .systemPurple)
  }

  override func buttonTapped() { dismiss(animated: true) }

  override var topMargin: CGFloat { 64 }

  override var bottomMargin: CGFloat { 32 }
}
