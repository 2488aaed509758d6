import CoreGraphics

/// An animation that was added to a layer: a pure function of the layer's time.
///
/// Its layer owns it and gives it its begin with the commit; what it does is in its body.
package struct LayerAnimation: Equatable, Sendable {
  /// Its number in its stage.
  package let id: Int
  /// Under which the layer has it; at most one animation has a key. Nil never takes another's place.
  /// Source: 8.1.4.
  package var key: String?
  /// What it does. The time of its `timing` counts from the commit, so that `beginTime` is a delay.
  package var body: TimedAnimation
  /// Until the commit: whether `beginTime` is a time of the layer, and no delay. Source: 8.3.3.
  package var beginsAtLayerTime = false
  /// Whether it leaves the layer when it is over. Source: 8.3.5.
  package var isRemovedOnCompletion = true
  /// The layer's time that counts as that of its commit, of one that was added while somebody held
  /// that time: it may be elsewhere by then.
  package var heldAt: Double?
  /// Who says how far it has come, where the time since its commit does not; it never ends then by
  /// itself.
  package var drive: AnimationDrive?
  /// The layer's time at which it was committed, or nil before that. Moved when the animation is
  /// stretched on its way.
  package var committed: Double?
  /// What shows after its end was told; until then the last value holds, so that no picture goes back
  /// before the completion has had its say.
  private var laterFill = MediaTiming.Fill.removed
  /// How much longer all of it takes than was asked for: delay, duration and curve.
  package private(set) var stretch = 1.0
  /// Those that are stretched together; nil for one that is never stretched.
  package var group: Int?

  /// Seconds that no stage lasts. Longer delays and durations are cut to it, so that times stay
  /// finite numbers, which is all that a trace can hold.
  package static let longest = 1e9

  package init(id: Int, key: String? = nil, body: TimedAnimation) {
    self.id = id
    self.key = key
    self.body = body
  }

  /// One from a value to another, which shows the first before its beginning and the last after its
  /// end.
  ///
  /// - Parameter delay: seconds from the commit to the beginning.
  package init(
    id: Int, property: LayerProperty, from: AnimatableValue, to: AnimatableValue,
    isAdditive: Bool, curve: TimingCurve, delay: Double, duration: Double
  ) {
    require(
      duration > 0 && !delay.isNaN,
      "An animation of \(property.rawValue) needs a duration above 0 and a delay that is a number, "
        + "got \(duration) and \(delay)")
    var animation = PropertyAnimation(AnimatedKeyPath(property), .between(from, to))
    animation.isAdditive = isAdditive
    let timing = MediaTiming(
      beginTime: min(max(delay, -Self.longest), Self.longest),
      duration: min(duration, Self.longest), fill: .both)
    self.init(
      id: id, body: TimedAnimation(timing: timing, curve: curve, content: .property(animation)))
  }
}

// MARK: - Its life

extension LayerAnimation {
  /// Begins at the layer's `time`, or at its own `beginTime` after that, with values that are known
  /// now. Source: 8.3.3, 8.4.2.
  ///
  /// - Parameters:
  ///   - previous: what the layer showed before this commit.
  ///   - current: what it shows from now on without this animation.
  mutating func commit(at now: Double, previous: LayerValues, current: LayerValues) {
    let time = heldAt ?? now
    committed = time
    if beginsAtLayerTime { body.timing.beginTime -= time }
    body = body.resolved(previous: previous, current: current)
    if let drive { self.drive = drive.with(drive.motion.begun(at: time)) }
    laterFill = body.timing.fill
    body.timing.fill =
      laterFill == .both || laterFill == .backwards ? .both : .forwards
  }

  /// A commit, at the layer's `time`, of one that was committed before.
  mutating func commitDrive(at time: Double) {
    if let drive { self.drive = drive.with(drive.motion.begun(at: time)) }
  }

  /// Whether a commit has to give it a begin.
  var awaitsCommit: Bool { committed == nil || drive?.motion.awaitsCommit == true }

  /// Its end has been told, and it stays. Source: 8.3.5.
  mutating func stay() { body.timing.fill = laterFill }
}

// MARK: - Time

extension LayerAnimation {
  package var delay: Double { body.timing.beginTime }
  package var duration: Double { body.timing.duration }

  /// Whether its end lies at or before the layer's `time`.
  package func hasEnded(at time: Double) -> Bool {
    guard drive == nil else { return false }
    return elapsed(at: time).map { body.timing.hasEnded(at: $0) } ?? false
  }

  package func hasBegun(at time: Double) -> Bool {
    elapsed(at: time).map { body.timing.hasBegun(at: $0) } ?? false
  }

  /// Seconds since the commit; nil before it.
  private func elapsed(at time: Double) -> Double? { committed.map { (time - $0) / stretch } }

  /// Takes `stretch` times as long from now on, without a jump: what it shows at `time` stays.
  package mutating func setStretch(_ stretch: Double, at time: Double) {
    require(stretch > 0, "An animation cannot be stretched by \(stretch)")
    committed = committed.map { time - (time - $0) * stretch / self.stretch }
    self.stretch = stretch
  }

  /// The layer's time has become another: what lay at a moment lies `seconds` later now.
  mutating func shift(by seconds: Double) {
    committed = committed.map { $0 + seconds }
    heldAt = heldAt.map { $0 + seconds }
    if let drive { self.drive = drive.with(drive.motion.mapTime { $0 + seconds }) }
  }

  /// The layer's time at which it begins, once it is committed.
  package var begin: Double { (committed ?? 0) + body.timing.beginTime * stretch }

  /// Changes `values` as it does at the layer's `time`; before the commit, as at its beginning.
  package func apply(
    to values: inout LayerValues, _ effects: inout TimedAnimation.Effects, at time: Double
  ) {
    if let drive, let animation = propertyAnimation {
      return animation.apply(to: &values, &effects, progress: drive.progress(at: time))
    }
    body.apply(to: &values, &effects, at: elapsed(at: time) ?? min(0, body.timing.beginTime))
  }
}

// MARK: - Animations of one property

extension LayerAnimation {
  private var propertyAnimation: PropertyAnimation? {
    if case .property(let animation) = body.content { animation } else { nil }
  }

  /// The property that it changes; nil for groups and transitions.
  package var property: LayerProperty? { propertyAnimation?.keyPath.property }

  package var isAdditive: Bool { propertyAnimation?.isAdditive ?? false }

  /// The animated value; before the beginning the first, after the end the last. Nil where it shows
  /// none.
  package func value(at time: Double) -> AnimatableValue? {
    guard let animation = propertyAnimation else { return nil }
    if let drive { return animation.values.value(at: drive.progress(at: time)) }
    guard let elapsed = elapsed(at: time) else { return animation.values.ends.from }
    guard let moment = body.timing.moment(at: elapsed) else { return nil }
    return animation.values.value(
      at: body.curve.progress(at: moment.time, duration: moment.duration))
  }
}

extension LayerValues {
  /// These values as `animations` show them at the layer's `time`, applied in order. Where curves
  /// overshoot, the values stay what a layer can have. Source: 8.1.5.
  package func applying(_ animations: [LayerAnimation], at time: Double) -> LayerValues {
    var effects = TimedAnimation.Effects()
    return applying(animations, at: time, &effects)
  }

  func applying(
    _ animations: [LayerAnimation], at time: Double, _ effects: inout TimedAnimation.Effects
  ) -> LayerValues {
    var values = self
    // By place, which copies none of them.
    for place in animations.indices { animations[place].apply(to: &values, &effects, at: time) }
    return values
  }
}
