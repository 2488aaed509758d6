import UIKit

/// What a thing does by itself once a finger lets go of it.
enum Momentum {
  /// How far it would still glide, in points, as a scroll view does: it keeps 0.998 of its speed each
  /// millisecond.
  ///
  /// - Parameter velocity: points a second.
  static func glide(_ velocity: CGFloat) -> CGFloat { velocity / 1000 * 0.998 / (1 - 0.998) }

  /// `velocity` as springs want it: 1 is the whole way from `start` to `end` in a second.
  static func relative(_ velocity: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    // Where no way is left there is none to measure it by.
    abs(end - start) < 1 ? 0 : velocity / (end - start)
  }
}

extension CGFloat {
  /// This pull, from 0 up, as it is seen on a rubber band: it yields less and less, and never by `limit`.
  func rubberBanded(limit: CGFloat) -> CGFloat { limit * (1 - 1 / (self * 0.55 / limit + 1)) }
}
