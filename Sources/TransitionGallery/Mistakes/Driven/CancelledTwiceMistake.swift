import UIKit

/// The drag is cancelled when the finger is back at the top, and once more when it lifts. (R41)
public final class CancelledTwiceMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Cancelled twice", "Present, drag down and up again, and lift: cancel() comes twice.")
  }

  override func makeNext() -> UIViewController { TwiceCancellingScreen() }
}

private final class TwiceCancellingScreen: DrivenScreen {
  override func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view.superview).y
    // Mistake: the driver is kept, and hears of the end of this drag as well.
    if pan.state == .changed, way <= 0 { return letGo(false) }
    super.dragged(pan)
  }
}
