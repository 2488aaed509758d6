import CoreGraphics

/// What an animation does with a layer's values, as a pure function of its parent's time: the
/// layer's for an animation that was added to it, the group's for one within a group.
///
/// Values flow one way: the animation as it was given → resolved against what the layer shows, once,
/// at its commit (`resolved(from:to:)`) → applied to the layer's values at any time
/// (`apply(to:at:)`). It knows no layer and no clock.
package struct TimedAnimation: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case property(PropertyAnimation)
    /// In the group's time, which cuts them off and does not stretch them. Source: 8.4.5.
    case group([TimedAnimation])
    /// The layer's former picture gives way to the present one. Source: 8.4.6.
    case transition(LayerTransition)
  }

  package var timing: MediaTiming
  /// The pace of each cycle.
  package var curve: TimingCurve
  package var content: Content

  package init(timing: MediaTiming, curve: TimingCurve, content: Content) {
    self.timing = timing
    self.curve = curve
    self.content = content
  }
}

extension TimedAnimation {
  /// Changes `values` as this animation does at its parent's time, and adds the transitions that
  /// run then to `effects`.
  package func apply(to values: inout LayerValues, _ effects: inout Effects, at parent: Double) {
    guard let moment = timing.moment(at: parent) else { return }
    switch content {
    case .property(let animation):
      let progress = curve.progress(at: moment.time, duration: moment.duration)
      animation.apply(
        to: &values, progress: progress, cycle: moment.cycle, endsAtStart: timing.autoreverses)
      if animation.keyPath.property.isDrawn { effects.drawsAnew = true }
      if animation.keyPath.property.isGeometry, !timing.hasEnded(at: parent) {
        effects.isMoving = true
      }
    case .group(let animations):
      // The pace of a group bends its children's time.
      let time =
        curve == .linear
        ? moment.time
        : curve.progress(at: moment.time, duration: moment.duration) * moment.duration
      let wasMoving = effects.isMoving
      for animation in animations { animation.apply(to: &values, &effects, at: time) }
      // A child that is cut off has not ended.
      if timing.hasEnded(at: parent) { effects.isMoving = wasMoving }
    case .transition(let transition):
      let progress = curve.progress(at: moment.time, duration: moment.duration)
      effects.transitions.append((transition, transition.progress(at: progress)))
    }
  }

  /// What an animation does to a layer besides changing its values.
  package struct Effects {
    /// Whether its geometry is being animated.
    package var isMoving = false
    /// Whether its picture must be made from the changed values.
    package var drawsAnew = false
    package var transitions: [(transition: LayerTransition, progress: Double)] = []

    package init() {}
  }

  /// The same with all values known: those that were left out come from the layer. Source: 8.4.2.
  ///
  /// - Parameters:
  ///   - previous: what the layer showed before this commit.
  ///   - current: what it shows from now on without this animation.
  package func resolved(previous: LayerValues, current: LayerValues) -> TimedAnimation {
    var resolved = self
    switch content {
    case .property(var animation):
      animation.values = animation.values.resolved(
        previous: previous[animation.keyPath], current: current[animation.keyPath])
      resolved.content = .property(animation)
    case .group(let animations):
      resolved.content = .group(
        animations.map { $0.resolved(previous: previous, current: current) })
    case .transition: break
    }
    return resolved
  }

  /// The properties that it changes.
  package var properties: [LayerProperty] {
    switch content {
    case .property(let animation): [animation.keyPath.property]
    case .group(let animations): animations.flatMap(\.properties)
    case .transition: []
    }
  }
}
