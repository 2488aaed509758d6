import UIKit

/// What is on the card.
public final class SpringCardScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Hello", "It went a little too far, and came back.", button: "Let it fall",
      identifier: "dismiss", tint: .systemOrange)
  }

  override func buttonTapped() { dismiss(animated: true) }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headline.frame.origin.y = 64
    explanation.frame.origin.y = 120
    button.frame.origin.y = view.bounds.height - 84
  }
}
