import UIKit

/// A flick so short that it is over before the transition begins: `finish()` has nothing to act on.
/// (R36)
public final class LostFlickMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Lost flick", "Present, and flick down as fast as you can: on iOS the screen may be dead.")
  }

  override func makeNext() -> UIViewController { FlickedScreen() }
}

private final class FlickedScreen: DrivenScreen {
  override func dragged(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return super.dragged(pan) }
    // Mistake: nothing says that the transition has begun since `dismiss`.
    letGo(pan.velocity(in: view.superview).y > 500)
    driver = nil
  }
}
