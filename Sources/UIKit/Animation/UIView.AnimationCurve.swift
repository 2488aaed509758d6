import QuartzCore

extension UIView {
  /// UIKit's four curves. Source: 7.2.2.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
