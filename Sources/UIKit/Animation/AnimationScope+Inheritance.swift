import Foundation
import QuartzCore

extension AnimationScope {
  /// The scope of a block that begins now: within another one, that one's duration, curve, options
  /// and kind count, unless `options` override them; the delay is its own. Source: 7.1.12.
  ///
  /// - Parameters:
  ///   - curve: asked for the duration that counts.
  ///   - kind: its own; asked for where none is inherited.
  static func beginning(
    _ name: String = "UIView.animate", duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions, curve: (TimeInterval) -> TimingCurve,
    kind: Kind = .plain
  ) -> AnimationScope {
    guard let outer = UIApplication.shared.animationScopes.innermost else {
      var pace = AnimationPace(duration: duration, delay: delay, curve: curve(duration))
      pace.takeRepeats(of: options)
      return AnimationScope(name, pace: pace, options: options, kind: kind)
    }
    let inheritsOptions = !options.contains(.overrideInheritedOptions)
    let settledDuration =
      options.contains(.overrideInheritedDuration) ? duration : outer.pace.duration
    let ownCurve = curve(settledDuration)
    // Whether it is a spring is its type, which the options' bit overrides too.
    let inheritsCurve =
      !options.contains(.overrideInheritedCurve)
      && (inheritsOptions || !ownCurve.isSpring && !outer.pace.curve.isSpring)
    var pace = AnimationPace(
      duration: settledDuration, delay: delay,
      curve: inheritsCurve ? outer.pace.curve : ownCurve)
    if inheritsOptions {
      pace.repeatCount = outer.pace.repeatCount
      pace.autoreverses = outer.pace.autoreverses
    }
    pace.takeRepeats(of: options)
    let inherited = inheritsOptions ? outer.options.inheritable : []
    return AnimationScope(
      name, pace: pace, options: options.union(inherited),
      kind: inheritsOptions ? kind.within(outer.kind) : kind)
  }
}

extension AnimationScope.Kind {
  /// Keyframes and stillness spread to the blocks within.
  fileprivate func within(_ outer: Self) -> Self {
    if case .plain = outer { self } else { outer }
  }
}

extension AnimationPace {
  fileprivate mutating func takeRepeats(of options: UIView.AnimationOptions) {
    if options.contains(.repeat) { repeatCount = .infinity }
    if options.contains(.autoreverse) { autoreverses = true }
  }
}

extension UIView.AnimationOptions {
  /// What a block passes on to the blocks within it, besides its pace. Source: 7.1.12.
  var inheritable: Self {
    intersection([.allowUserInteraction, .beginFromCurrentState])
  }
}
