import QuartzCore

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's four curves.
  case builtin = 0
  case cubic = 1
  case spring = 2
  /// A spring with a curve beside it; the spring counts.
  case composed = 3
}

/// The pace of an animator. The parameters for its type are not nil.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The way that this makes of a duration in seconds. What is promised and missing counts as Core
  /// Animation's own curve.
  func way(lasting duration: Double) -> AnimatorWay {
    switch timingCurveType {
    case .spring, .composed:
      if let springTimingParameters { return springTimingParameters.springWay(lasting: duration) }
    case .builtin, .cubic: break
    }
    let curve = cubicTimingParameters?.curve ?? .cubicBezier(.standard)
    return AnimatorWay(curve: curve, seconds: duration)
  }
}
