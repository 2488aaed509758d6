import UIKit

/// The interaction controller is made once and returned always: a dismissal by the button waits for
/// a finger that never comes. (R46)
public final class DriverForButtonMistake: DrivenMistakeScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show("Driver for a button", "Present, and tap Dismiss: nothing moves, and touches are dead.")
  }

  override func makeNext() -> UIViewController { AlwaysDrivenScreen() }
}

private final class AlwaysDrivenScreen: DrivenScreen {
  private let onlyDriver = UIPercentDrivenInteractiveTransition()

  override func makeDriver() -> UIPercentDrivenInteractiveTransition { onlyDriver }

  // Mistake: no finger may be down.
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { onlyDriver }
}
