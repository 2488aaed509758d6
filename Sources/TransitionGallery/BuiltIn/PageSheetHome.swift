import UIKit

/// What a presentation is since iOS 13 when nobody says otherwise: a card over its presenter.
public final class PageSheetHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Page sheet", "Say nothing about the style, and the screen comes as a card over this one.",
      button: "Present", identifier: "present", background: .systemGray6)
  }

  override func buttonTapped() { present(DismissScreen(), animated: true) }
}
