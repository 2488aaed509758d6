import UIKit

/// The screen to which a pan from the left edge leads back.
public final class EdgePanHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Edge pan", "Go on, and come back by a pan from the left edge of the screen.",
      button: "Go on", identifier: "present",
      background: UIColor(red: 0.93, green: 0.95, blue: 1, alpha: 1), tint: .systemIndigo)
  }

  override func buttonTapped() { present(EdgePanScreen(), animated: true) }
}
