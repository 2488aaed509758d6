import UIKit

/// The screen under the photo.
public final class SwipeDownHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Swipe down",
      "Open the photo, and swipe it down: it follows the finger, and takes its speed over.",
      button: "Open", identifier: "present", background: .systemGray6, tint: .systemTeal)
  }

  override func buttonTapped() { present(SwipeDownScreen(), animated: true) }
}
