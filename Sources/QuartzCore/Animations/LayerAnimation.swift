import CoreGraphics

/// An animation of one property of one layer: a pure function of time.
package struct LayerAnimation: Equatable, Sendable {
  /// Its number in its stage.
  package let id: Int
  package let property: LayerProperty
  package let from: AnimatableValue
  package let to: AnimatableValue
  /// Whether the value is added to the one so far rather than put in its place.
  package let isAdditive: Bool
  package let curve: TimingCurve
  /// Seconds from the commit to the beginning; until then the first value shows.
  package let delay: Double
  /// Seconds; above 0.
  package let duration: Double
  /// The stage's time at which it was committed, or nil before that. Moved when the animation is
  /// stretched on its way.
  package var committed: Double?
  /// How much longer all of it takes than was asked for: delay, duration and curve.
  package private(set) var stretch = 1.0
  /// Those that are stretched together; nil for one that is never stretched.
  package var group: Int?

  /// Seconds that no stage lasts. Longer delays and durations are cut to it, so that times stay
  /// finite numbers, which is all that a trace can hold.
  package static let longest = 1e9

  package init(
    id: Int, property: LayerProperty, from: AnimatableValue, to: AnimatableValue,
    isAdditive: Bool, curve: TimingCurve, delay: Double, duration: Double
  ) {
    require(
      duration > 0 && !delay.isNaN,
      "An animation of \(property.rawValue) needs a duration above 0 and a delay that is a number, "
        + "got \(duration) and \(delay)")
    self.id = id
    self.property = property
    self.from = from
    self.to = to
    self.isAdditive = isAdditive
    self.curve = curve
    self.delay = min(max(delay, -Self.longest), Self.longest)
    self.duration = min(duration, Self.longest)
  }

  /// Whether its end lies at or before `time`.
  package func hasEnded(at time: Double) -> Bool {
    elapsed(at: time).map { TimingCurve.isOver($0, duration) } ?? false
  }

  /// Seconds since its beginning, negative during the delay; nil before it is committed.
  private func elapsed(at time: Double) -> Double? {
    committed.map { (time - $0) / stretch - delay }
  }

  /// Takes `stretch` times as long from now on, without a jump: what it shows at `time` stays.
  package mutating func setStretch(_ stretch: Double, at time: Double) {
    require(stretch > 0, "An animation cannot be stretched by \(stretch)")
    committed = committed.map { time - (time - $0) * stretch / self.stretch }
    self.stretch = stretch
  }

  /// The animated value; before the beginning the first, after the end the last.
  package func value(at time: Double) -> AnimatableValue {
    guard let elapsed = elapsed(at: time) else { return from }
    return from.interpolated(
      to: to, fraction: curve.progress(at: elapsed, duration: duration))
  }
}

extension LayerValues {
  /// These values as `animations` show them at `time`, applied in order. Where curves overshoot,
  /// the values stay what a layer can have: sizes and radii of at least 0, opacity in 0…1.
  package func applying(_ animations: [LayerAnimation], at time: Double) -> LayerValues {
    var values = self
    for animation in animations {
      let value = animation.value(at: time)
      let property = animation.property
      values[property] = animation.isAdditive ? values[property].adding(value) : value
    }
    values.bounds.size.width = max(values.bounds.size.width, 0)
    values.bounds.size.height = max(values.bounds.size.height, 0)
    values.cornerRadius = max(values.cornerRadius, 0)
    values.backdropRadius = max(values.backdropRadius, 0)
    values.backdropSaturation = max(values.backdropSaturation, 0)
    values.opacity = min(max(values.opacity, 0), 1)
    return values
  }
}
