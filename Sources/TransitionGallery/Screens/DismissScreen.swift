import UIKit

/// A presented screen whose button dismisses it.
public class DismissScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Presented", "The button takes this screen off again.", button: "Dismiss",
      identifier: "dismiss", ink: .white, background: .systemIndigo, tint: .white)
  }

  override func buttonTapped() { dismiss(animated: true) }
}
