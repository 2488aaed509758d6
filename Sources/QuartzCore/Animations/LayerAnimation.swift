import CoreGraphics

/// An animation of one property of one layer: a pure function of time.
package struct LayerAnimation: Equatable, Sendable {
  /// Its number in its stage.
  package let id: Int
  package var property: LayerProperty
  package var from: AnimatableValue
  package var to: AnimatableValue
  /// Whether the value is added to the one so far rather than put in its place.
  package var isAdditive: Bool
  package var curve: TimingCurve
  /// Seconds from the commit to the beginning; until then the first value shows.
  package var delay: Double
  /// Seconds; above 0.
  package var duration: Double
  /// The stage's time at which it was committed, or nil before that.
  package var committed: Double?

  package init(
    id: Int, property: LayerProperty, from: AnimatableValue, to: AnimatableValue,
    isAdditive: Bool, curve: TimingCurve, delay: Double, duration: Double
  ) {
    self.id = id
    self.property = property
    self.from = from
    self.to = to
    self.isAdditive = isAdditive
    self.curve = curve
    self.delay = delay
    self.duration = duration
  }

  /// The stage's time at which it ends; nil before it is committed.
  package var end: Double? { committed.map { $0 + delay + duration } }

  /// Whether its end lies at or before `time`.
  package func hasEnded(at time: Double) -> Bool {
    end.map { $0 <= time + TimingCurve.tolerance } ?? false
  }

  /// The animated value; before the beginning the first, after the end the last.
  package func value(at time: Double) -> AnimatableValue {
    guard let committed else { return from }
    let progress = curve.progress(at: time - committed - delay, duration: duration)
    return from.interpolated(to: to, fraction: progress)
  }
}

extension LayerValues {
  /// These values as `animations` show them at `time`, applied in order.
  package func applying(_ animations: [LayerAnimation], at time: Double) -> LayerValues {
    var values = self
    for animation in animations {
      let value = animation.value(at: time)
      let property = animation.property
      values[property] = animation.isAdditive ? values[property].adding(value) : value
    }
    return values
  }
}
