import CoreGraphics

extension CALayer {
  /// Another motion for a driven animation.
  ///
  /// - Parameters:
  ///   - motion: in the time of `clock`.
  ///   - clock: nil means the stage.
  package func drive(_ id: Int, by motion: DrivenMotion, of clock: CALayer? = nil) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    animations[index].drive = animations[index].drive?.with(inLayerTime(motion, of: clock))
    setNeedsCommit()
  }

  /// What the model would show now under those of its animations alone that have these numbers.
  package func value(of property: LayerProperty, under ids: Set<Int>) -> AnimatableValue {
    let driving = animations.filter { ids.contains($0.id) }
    return values.applying(driving, at: localTime(in: context ?? .current))[property]
  }

  /// Changes the model, and starts nothing.
  package func setModel(_ property: LayerProperty, to value: AnimatableValue) {
    guard values[property] != value else { return }
    values[property] = value
    setNeedsCommit()
  }
}

extension CALayer {
  /// A motion of the time of `clock`, nil meaning the stage's, in this layer's.
  package func inLayerTime(_ motion: DrivenMotion, of clock: CALayer? = nil) -> DrivenMotion {
    guard let clock else { return motion.mapTime { localTime(at: $0) } }
    if lies(in: clock) { return motion }
    // Counted from now, where the two meet.
    let now = (context ?? .current).time
    return motion.mapTime { localTime(at: now) + $0 - clock.localTime(at: now) }
  }

  /// The point of this layer's plane that is seen at `place` of the superlayer's while it is
  /// animated. Source: 7.6.13.
  package func point(shownAt place: CGPoint) -> CGPoint? {
    presentationValues.projection(in: superlayer?.values.sublayerSpace).point(seenAt: place)
  }
}
