import UIKit

extension UIViewController {
  /// Whether there is little height, as on a phone that lies on its side.
  var isLow: Bool { traitCollection.verticalSizeClass == .compact }
}
