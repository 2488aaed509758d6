import Foundation
import QuartzCore

// The forms that a completion handler has for callers that wait. Each returns what the completion
// would get; of a stage that goes away before, nothing.
extension UIView {
  /// Returns whether all animations of the block ran to their ends. Source: 7.1.16.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await finished {
      animate(withDuration: duration, animations: animations, completion: $0)
    }
  }

  @discardableResult public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await finished {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  @discardableResult public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await finished {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  @discardableResult public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await finished {
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  @discardableResult public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await finished {
      transition(
        with: view, duration: duration, options: options, animations: animations, completion: $0)
    }
  }

  @discardableResult public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await finished {
      transition(
        from: fromView, to: toView, duration: duration, options: options, completion: $0)
    }
  }

  /// Not checked: a stage that goes away drops its completions, and that is no mistake.
  private class func finished(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    // It waits for ever where the stage goes away, which this is not to hinder.
    weak let context = StageContext.current
    defer { context?.taskIsAwake() }
    return await withUnsafeContinuation { continuation in
      start {
        context?.taskWakes()
        continuation.resume(returning: $0)
      }
    }
  }
}
