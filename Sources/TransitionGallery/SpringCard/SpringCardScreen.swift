import UIKit

/// What is on the card.
public final class SpringCardScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Hello", "It went a little too far, and came back.", button: "Let it fall",
      identifier: "dismiss", background: .tertiarySystemBackground, tint: .systemOrange)
  }

  override func buttonTapped() { dismiss(animated: true) }

  override var topMargin: CGFloat { 64 }

  override var bottomMargin: CGFloat { 32 }
}
