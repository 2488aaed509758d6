/// What a layer with animations of its own is at one time. An object, which lives while its node is
/// made: a layer's values are large, and are not to stand on each level of the way down.
@MainActor package final class LayerMoment {
  package let values: LayerValues
  package let effects: TimedAnimation.Effects

  /// Evaluates the animations of `layer` at its own `time`; it runs no code of the user's.
  init(of layer: CommittedLayer, at time: Double) {
    var effects = TimedAnimation.Effects()
    var values = layer.values.applying(layer.animations, at: time, &effects)
    if effects.drawsAnew { layer.draw(&values) }
    (self.values, self.effects) = (values, effects)
  }
}

extension CommittedLayer {
  /// Its own time at `parent`, its superlayer's.
  package func localTime(at parent: Double) -> Double { timing.localTime(at: parent) }

  /// What it is at its own `time`; nil for what its model values say.
  package func moment(at time: Double) -> LayerMoment? {
    animations.isEmpty ? nil : LayerMoment(of: self, at: time)
  }

  /// What it shows at `parent`, its superlayer's time.
  func values(at parent: Double) -> LayerValues {
    moment(at: localTime(at: parent))?.values ?? values
  }
}
