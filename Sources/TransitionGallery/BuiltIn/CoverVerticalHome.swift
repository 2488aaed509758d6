import UIKit

/// UIKit's default: present a screen, change nothing but the style.
public final class CoverVerticalHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Cover vertical", "Present a screen and change nothing: UIKit slides it up over this one.",
      button: "Present", identifier: "present")
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    present(next, animated: true)
  }
}
