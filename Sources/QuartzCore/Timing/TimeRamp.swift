/// A layer's time on its way from one moment to another, as a pure function of the parent's time.
package struct TimeRamp: Hashable, Sendable {
  /// Moments of the layer's time.
  package let from: Double
  package let to: Double
  /// Seconds of the parent's time from the one to the other.
  package let duration: Double
  package let curve: TimingCurve
  /// Seconds of the layer's time a second of the parent's after the arrival; 0 stays there.
  package let speedAfter: Double
  /// The group of those animations that it brings back to their beginning, with which they are over;
  /// nil for one that goes on to their end.
  package let groupRunBack: Int?
  /// The parent's time; nil until a commit gives it, and until then it stays at its start.
  package var begin: Double?

  package init(
    from: Double, to: Double, duration: Double, curve: TimingCurve, speedAfter: Double = 0,
    groupRunBack: Int? = nil, begin: Double? = nil
  ) {
    (self.from, self.to, self.curve) = (from, to, curve)
    self.duration = min(max(duration, 0), LayerAnimation.longest)
    (self.speedAfter, self.groupRunBack, self.begin) = (speedAfter, groupRunBack, begin)
  }

  package func localTime(at parent: Double) -> Double {
    guard let begin else { return from }
    if hasEnded(at: parent) { return to + max(parent - begin - duration, 0) * speedAfter }
    return from + (to - from) * curve.progress(at: parent - begin, duration: duration)
  }

  package func hasEnded(at parent: Double) -> Bool {
    begin.map { TimingCurve.isOver(parent - $0, duration) } ?? false
  }

  /// The same in a layer's time that runs `ratio` times as slowly, of which as large a part is over
  /// at the parent's time `now`.
  package func stretched(by ratio: Double, at now: Double) -> TimeRamp {
    TimeRamp(
      from: from * ratio, to: to * ratio, duration: duration * ratio, curve: curve,
      speedAfter: speedAfter, groupRunBack: groupRunBack,
      begin: begin.map { now - (now - $0) * ratio })
  }
}

/// Who moves a layer's time in place of its parent's. Source: 5.1, 5.2.
package enum TimeDrive: Hashable, Sendable {
  /// It stands still at its `timeOffset`, and what is animated by it does not end, wherever that is.
  case held
  case going(TimeRamp)
}
