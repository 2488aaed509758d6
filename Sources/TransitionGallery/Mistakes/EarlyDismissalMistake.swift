import UIKit

/// A notice is taken off again while it still comes: UIKit does nothing on that call, and it stays. (R12)
public final class EarlyDismissalMistake: MistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Early dismissal", "Present: the notice should go by itself, and stays.")
  }

  override func buttonTapped() {
    let notice = DismissScreen()
    present(notice, animated: true)
    // Mistake: it is on its way for half a second. The completion of `present` knows when it is there.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150)) {
      notice.dismiss(animated: true)
    }
  }
}
