import UIKit

extension Stage {
  /// The frontmost view on the screen whose `accessibilityIdentifier` is `identifier`; hidden ones
  /// do not count.
  public func view(identifiedBy identifier: String) -> UIView? {
    UIApplication.of(context).visibleWindows.reversed().lazy
      .compactMap { $0.frontmostView(identifiedBy: identifier) }.first
  }
}

extension UIView {
  /// Subviews lie in front of their superview, and the last one in front of the others.
  fileprivate func frontmostView(identifiedBy identifier: String) -> UIView? {
    guard !isHidden else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.frontmostView(identifiedBy: identifier) { return found }
    }
    return accessibilityIdentifier == identifier ? self : nil
  }
}
