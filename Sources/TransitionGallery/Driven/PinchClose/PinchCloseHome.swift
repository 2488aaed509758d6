import UIKit

/// The screen under the photo that a pinch closes.
public final class PinchCloseHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Pinch to close", "Open the photo, and pinch it: with two fingers, or Alt and the mouse.",
      button: "Open", identifier: "present",
      background: UIColor(
        light: UIColor(red: 1, green: 0.95, blue: 0.93, alpha: 1),
        dark: UIColor(red: 0.15, green: 0.09, blue: 0.09, alpha: 1)),
      tint: .systemPink)
  }

  override func buttonTapped() { present(PinchCloseScreen(), animated: true) }
}
