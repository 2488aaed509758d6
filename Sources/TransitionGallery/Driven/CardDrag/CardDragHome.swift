import UIKit

/// The screen over which the card is dragged.
public final class CardDragHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Drag a card", "The card hangs on a spring: drag it down, up, or catch it while it moves.",
      button: "Show the card", identifier: "present",
      background: UIColor(
        light: UIColor(red: 0.92, green: 0.98, blue: 0.95, alpha: 1),
        dark: UIColor(red: 0.06, green: 0.14, blue: 0.11, alpha: 1)),
      tint: .systemGreen)
  }

  override func buttonTapped() { present(CardDragScreen(), animated: true) }
}
