import QuartzCore

extension UIViewPropertyAnimator {
  /// One for `runningPropertyAnimator`: within another block with that one's duration and curve,
  /// and then not to be interrupted. Source: 7.6.1, 7.1.12.
  static func made(
    duration: TimeInterval, options: UIView.AnimationOptions
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.options = options
    guard let outer = UIApplication.shared.animationScopes.innermost else { return animator }
    animator.storedIsInterruptible = false
    animator.options.formUnion(outer.options.inheritable)
    animator.inheritedWay = AnimatorWay(
      curve: options.contains(.overrideInheritedCurve) ? options.timingCurve : outer.pace.curve,
      seconds: options.contains(.overrideInheritedDuration)
        ? animator.givenDuration : outer.pace.duration)
    return animator
  }
}

extension UIView.AnimationOptions {
  /// Of the two bits for it.
  fileprivate var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}
