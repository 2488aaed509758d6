import UIKit

/// The presented screen owns a closure that owns the screen: each one that was dismissed stays in
/// memory. (R116)
public final class NeverFreedMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Never freed", "Present and dismiss, twice: both screens are still there.")
  }

  override func buttonTapped() {
    let next = ClosingScreen()
    // Mistake: `[weak next]` is missing.
    next.whenClosed = { next.dismiss(animated: true) }
    present(next, animated: true)
  }
}

private final class ClosingScreen: DismissScreen {
  var whenClosed: (() -> Void)?

  override func buttonTapped() { whenClosed?() }
}
