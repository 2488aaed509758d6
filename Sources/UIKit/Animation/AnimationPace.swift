import Foundation
import QuartzCore

/// How a block's animations run in time.
struct AnimationPace {
  /// Of one cycle, in seconds; not above 0 means that nothing is animated. Source: 7.1.14.
  let duration: TimeInterval
  /// Seconds from the commit to the beginning. Below 0, that much of the way is gone already.
  let delay: TimeInterval
  let curve: TimingCurve
  /// Cycles; 0 for one without a repeat, infinite for ever.
  var repeatCount = 0.0
  /// Whether each cycle runs back, which takes as long again.
  var autoreverses = false

  /// A duration that is not a number counts as none, a delay that is not as 0.
  init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
    self.duration = duration > 0 ? min(duration, LayerAnimation.longest) : 0
    self.delay =
      delay.isNaN ? 0 : min(max(delay, -LayerAnimation.longest), LayerAnimation.longest)
    self.curve = curve
  }

  var isAnimated: Bool { duration > 0 }

  /// Shows the first value before the beginning and the last one after the end. Source: 7.1.13.
  var timing: MediaTiming {
    var timing = MediaTiming(beginTime: delay, duration: duration, fill: .both)
    timing.repeatCount = repeatCount
    timing.autoreverses = autoreverses
    return timing
  }
}
