import Foundation
import QuartzCore

extension UIView {
  /// Changes made in `animations` follow a spring that settles after `duration` seconds, from where
  /// the views are seen. The curve in `options` does not count. Source: 7.3.7–12, 7.3.19.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; the nearer to 0, the more it does. More counts as 1.
  ///   - velocity: at the beginning, in distances of the animation a second, positive towards its
  ///     end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = { (duration: TimeInterval) -> TimingCurve in
      // A block without a duration animates nothing.
      guard duration > 0 else { return .linear }
      return .spring(
        .settling(
          in: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)))
    }
    let scope = AnimationScope.beginning(
      duration: duration, delay: delay, options: options, curve: curve)
    UIApplication.shared.animationScopes.run(scope, animations, completion)
  }

  /// Changes made in `animations` follow a spring that seems to take `duration` seconds, from where
  /// the views are seen; the animation ends when it has settled, which is later. The curve in
  /// `options` does not count. Source: 7.3.12, 7.3.15, 7.3.19.
  ///
  /// - Parameters:
  ///   - duration: what is not above 0 does not animate.
  ///   - bounce: cut to −1…1. 0 does not swing; above, it does, at 1 for ever; below, it is slower.
  ///   - initialSpringVelocity: in distances of the animation a second, positive towards its end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    let scope = AnimationScope.beginning(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
      curve: { _ in .spring(spring) })
    UIApplication.shared.animationScopes.run(scope, animations, completion)
  }

  /// Moves like UIKit's own transitions do.
  class func animate(
    spring: Spring, duration: TimeInterval, animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let pace = AnimationPace(duration: duration, delay: 0, curve: .spring(spring))
    UIApplication.shared.animationScopes.run(
      AnimationScope(pace: pace), animations, completion)
  }
}
