import QuartzCore

/// A pace by a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    /// Settles in the animator's duration. Source: 7.3.7.
    case settling(dampingRatio: Double)
    /// Has a duration of its own. Source: 7.3.13, 7.3.15.
    case own(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool)
  }

  /// At the beginning, in ways a second, positive towards the end. Only a view's place has two
  /// dimensions; everything else takes `dx`. Source: 7.3.1, 7.3.14.
  public let initialVelocity: CGVector
  private let form: Form

  /// UIKit's own spring. Source: 3.1.1.
  public convenience override init() {
    let spring = Spring.system
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: .zero)
  }

  /// - Parameter ratio: 1 does not swing; the nearer to 0, the more it does. Source: 7.3.11.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .settling(dampingRatio: ratio)
    initialVelocity = velocity
    super.init()
  }

  /// The animator's duration does not count: the spring takes the time it takes. Source: 7.3.13.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    require(
      mass > 0 && stiffness > 0 && damping >= 0,
      "UISpringTimingParameters: mass and stiffness must be above 0 and damping not below 0, got "
        + "\(mass), \(stiffness) and \(damping)")
    form = .own(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: false)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// - Parameters:
  ///   - duration: how long it seems to take (seconds), not when it has settled.
  ///   - bounce: −1…1. Source: 7.3.15.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce)
    form = .own(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowsOverdamping: true)
    initialVelocity = velocity
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UISpringTimingParameters {
  /// One spring, or two for a view's place. Source: 7.3.13, 7.3.14.
  func springWay(lasting duration: Double) -> AnimatorWay {
    let horizontal = spring(duration, initialVelocity.dx)
    guard initialVelocity.dx != initialVelocity.dy else {
      return AnimatorWay(curve: .spring(horizontal), seconds: length(of: horizontal, duration))
    }
    let vertical = spring(duration, initialVelocity.dy)
    return AnimatorWay(
      curve: .spring(horizontal), vertical: .spring(vertical),
      seconds: max(length(of: horizontal, duration), length(of: vertical, duration)))
  }

  private func spring(_ duration: Double, _ velocity: CGFloat) -> Spring {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1e6), 1e6)
    switch form {
    case .settling(let ratio):
      return .settling(in: duration, dampingRatio: ratio, initialVelocity: velocity)
    case .own(let mass, let stiffness, let damping, let allowsOverdamping):
      return Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
  }

  private func length(of spring: Spring, _ duration: Double) -> Double {
    switch form {
    case .settling: duration
    case .own:
      // Source: 3.1.2.
      spring == .system
        ? Spring.systemDuration : min(spring.settlingDuration, LayerAnimation.longest)
    }
  }
}
