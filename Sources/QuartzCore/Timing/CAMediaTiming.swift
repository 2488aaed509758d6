/// How the time of a layer or animation runs in its parent's. Seconds; the defaults leave it alone.
/// Source: 8.3.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The parent's time at which it begins; of an animation that is added to a layer, 0 is the commit.
  /// Source: 8.3.3.
  var beginTime: CFTimeInterval { get set }
  /// Of one cycle. An animation's of 0 or less counts as that of the transaction. Source: 8.1.4.
  var duration: CFTimeInterval { get set }
  /// Seconds of this time a second of the parent's; 0 stands still. Source: 8.3.6.
  var speed: Float { get set }
  /// Added to this time. Source: 8.3.1, 8.3.7.
  var timeOffset: CFTimeInterval { get set }
  /// Cycles, also in fractions; 0 counts as one. Source: 8.3.2.
  var repeatCount: Float { get set }
  /// For how long cycles follow each other; above 0 it counts in place of `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back to its start.
  var autoreverses: Bool { get set }
  /// What shows before and after. Source: 8.3.4.
  var fillMode: CAMediaTimingFillMode { get set }
}
