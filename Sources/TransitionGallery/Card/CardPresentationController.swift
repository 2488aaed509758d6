import UIKit

/// Dims the presenter and gives the presented view an inset frame with rounded corners, which
/// follows the window's size.
final class CardPresentationController: DimmingPresentationController {
  init(_ presented: UIViewController, presenting: UIViewController?) {
    super.init(presented, presenting: presenting) { bounds in
      let (width, height) = (min(560, bounds.width - 32), min(420, bounds.height - 68))
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.maxY - height - 34, width: width, height: height)
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.layer.cornerRadius = 28
    presentedView?.clipsToBounds = true
  }
}
