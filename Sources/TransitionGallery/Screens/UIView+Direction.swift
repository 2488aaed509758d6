import UIKit

extension UIView {
  /// Whether the interface is read from the right.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The side on which it begins.
  var leadingEdge: UIRectEdge { isRightToLeft ? .right : .left }

  /// 1 where going on means going to the right, -1 where it means going to the left.
  var forward: CGFloat { isRightToLeft ? -1 : 1 }
}
