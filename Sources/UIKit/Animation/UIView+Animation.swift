import QuartzCore

extension UIView {
  /// Changes made in `animations` are animated over `duration` seconds with ease-in-out; the model
  /// has its final values at once. Source: 7.1.1, 7.1.2.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// - Parameter completion: called once, when the last of the block's animations has ended; with
  ///   false if one of them was cut short. A block that animates nothing completes at the end of
  ///   the step, one without a duration at the start of the next. Source: 7.1.14–16.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// - Parameter delay: seconds from the commit to the first movement; until then what is shown
  ///   stays as it is. Source: 7.1.13.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options, { _ in options.timingCurve }, animations, completion)
  }

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
    animate(duration, delay, options, curve, animations, completion)
  }

  /// Runs a block; within another one that one's duration and curve count, unless `options`
  /// override them. `curve` is asked for the duration that counts. Source: 7.1.12.
  private class func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ curve: (TimeInterval) -> TimingCurve, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let scopes = UIApplication.shared.animationScopes
    let inherited = scopes.innermost
    let settledDuration =
      inherited.flatMap { options.contains(.overrideInheritedDuration) ? nil : $0.duration }
      ?? duration
    let scope = AnimationScope(
      duration: settledDuration, delay: delay,
      curve: inherited.flatMap { options.contains(.overrideInheritedCurve) ? nil : $0.curve }
        ?? curve(settledDuration),
      options: options.union(inherited?.options.inheritable ?? []))
    scopes.run(scope, animations, completion)
  }

  /// Changes made in `actionsWithoutAnimation` show at once, also within an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let scopes = UIApplication.shared.animationScopes
    let wereEnabled = scopes.isEnabled
    scopes.isEnabled = false
    defer { scopes.isEnabled = wereEnabled }
    actionsWithoutAnimation()
  }

  /// Whether blocks animate; without, they change values at once and complete with true.
  /// Source: 7.1.17.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationScopes.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationScopes.isEnabled }

  /// The duration of the enclosing animation block in seconds; 0 outside. Source: 7.1.18.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animationScopes.innermost?.duration ?? 0
  }

  /// Moves like UIKit's own transitions do.
  class func animate(
    spring: Spring, duration: TimeInterval, animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let scope = AnimationScope(duration: duration, delay: 0, curve: .spring(spring), options: [])
    UIApplication.shared.animationScopes.run(scope, animations, completion)
  }
}
