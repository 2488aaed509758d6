import UIKit

/// Dims the presenter and gives the presented view an inset frame with rounded corners, which
/// follows the window's size.
final class CardPresentationController: DimmingPresentationController {
  init(_ presented: UIViewController, presenting: UIViewController?) {
    super.init(presented, presenting: presenting) { bounds in
      let height = min(420, bounds.height - 120)
      return CGRect(
        x: 16, y: bounds.maxY - height - 34, width: bounds.width - 32, height: height)
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.layer.cornerRadius = 28
    presentedView?.clipsToBounds = true
  }
}
