import UIKit

/// A drag that does not go far enough is put back by hand, and nobody tells UIKit: every later
/// dismissal is refused. (R11)
public final class NeverCancelledMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Never cancelled", "Present, drag down a little, and lift; then tap Dismiss: nothing.")
  }

  override func makeNext() -> UIViewController { UncancelledScreen() }
}

private final class UncancelledScreen: DrivenScreen {
  override func letGo(_ finishes: Bool) {
    if finishes { return super.letGo(true) }
    // Mistake: this only looks like cancel().
    driver?.update(0)
  }
}
