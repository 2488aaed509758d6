import UIKit

/// The screen to which a pan from the leading edge leads back.
public final class EdgePanHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.isRightToLeft ? "right" : "left"
    show(
      "Edge pan", "Go on, and come back by a pan from the \(side) edge of the screen.",
      button: "Go on", identifier: "present",
      background: UIColor(
        light: UIColor(red: 0.93, green: 0.95, blue: 1, alpha: 1),
        dark: UIColor(red: 0.08, green: 0.09, blue: 0.17, alpha: 1)),
      tint: .systemIndigo)
  }

  override func buttonTapped() { present(EdgePanScreen(), animated: true) }
}
