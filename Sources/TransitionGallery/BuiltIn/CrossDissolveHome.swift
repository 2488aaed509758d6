import UIKit

/// The built-in fade: one property chooses it.
public final class CrossDissolveHome: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Cross dissolve", "One property of the presented screen makes UIKit fade it in and out.",
      button: "Present", identifier: "present")
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    next.modalTransitionStyle = .crossDissolve
    present(next, animated: true)
  }
}
