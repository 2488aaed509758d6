import Foundation
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

  /// Within another block that one's duration and curve count, unless `options` override them.
  /// Source: 7.1.12.
  ///
  /// - Parameters:
  ///   - duration: seconds; what is not above 0 does not animate.
  ///   - delay: seconds from the commit to the first movement; until then what is shown stays as it
  ///     is. Below 0, that much of the way is gone already. Source: 7.1.13.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let scope = AnimationScope.beginning(
      duration: duration, delay: delay, options: options, curve: { _ in options.timingCurve })
    UIApplication.shared.animationScopes.run(scope, animations, completion)
  }

  /// Changes made in `animations`, within an animation block, run `count` times, each time there and
  /// back with `autoreverses`: that many times as long, or twice that. Outside of a block it changes
  /// nothing about them. Source: 7.1.19.
  ///
  /// - Parameter count: also in fractions; what is not above 0 counts as 1.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = UIApplication.shared.animationScopes.innermost else { return animations() }
    let former = scope.pace
    scope.pace.repeatCount = count > 0 ? Double(count) : 1
    scope.pace.autoreverses = autoreverses
    defer { scope.pace = former }
    animations()
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
    UIApplication.shared.animationScopes.innermost?.pace.duration ?? 0
  }
}
