import UIKit

/// The screen over which a notice hangs.
public final class FlickAwayHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Flick away", "Flick the notice off the screen, wherever you like; slowly, it comes back.",
      button: "Show the notice", identifier: "present",
      background: UIColor(
        light: UIColor(red: 1, green: 0.97, blue: 0.9, alpha: 1),
        dark: UIColor(red: 0.16, green: 0.12, blue: 0.06, alpha: 1)),
      tint: .systemOrange)
  }

  override func buttonTapped() { present(FlickAwayScreen(), animated: true) }
}
