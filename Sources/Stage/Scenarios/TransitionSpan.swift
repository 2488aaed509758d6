/// When a transition moved, in a run of its scenario.
public struct TransitionSpan: Hashable, Codable, Sendable {
  /// The time of the step whose picture shows everything set up and nothing moved yet.
  public var start: Double
  /// The time of the first step after the transition was completed and the last of its animations
  /// had ended, so that its picture shows what was cleaned up.
  public var end: Double
  /// It was never completed; `end` is then its duration and one second more after the start, or
  /// when its last animation ended, if that was later.
  public var isFrozen: Bool
  /// It is frozen because whoever drives it by hand has not let go of it.
  public var isHeld: Bool

  public init(start: Double, end: Double, isFrozen: Bool, isHeld: Bool = false) {
    self.start = start
    self.end = end
    self.isFrozen = isFrozen
    self.isHeld = isHeld
  }

  /// Seconds of the stage at `fraction` of the way.
  public func time(at fraction: Double) -> Double {
    fraction == 1 ? end : start + (end - start) * fraction
  }
}
