import QuartzCore

/// An animation that can be started, stopped, paused and driven by hand.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether it moves, or would move, towards its start.
  var isReversed: Bool { get set }
  /// How much of the way lies behind it in its direction, 0…1; the way, not the time.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// - Parameter delay: seconds until it moves.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: true ends it without a word, false waits for
  ///   `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Only for one that is stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes made in blocks. All its methods may be left out.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// - Parameter delayFactor: the part of what is left that passes before these move, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// - Parameters:
  ///   - parameters: nil for those it has.
  ///   - durationFactor: the time for what is left, in durations of the animator; 0 for what is
  ///     left of its duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    OptionalMethod.isAbsent()
  }

  public func addAnimations(_ animation: @escaping () -> Void) { OptionalMethod.isAbsent() }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    OptionalMethod.isAbsent()
  }

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    OptionalMethod.isAbsent()
  }
}
