/// What a layer with animations in it is at one time. An object, since a layer's values are large and
/// a picture asks for them several times.
final class LayerMoment {
  /// The layer's own time.
  let time: Double
  let values: LayerValues
  let effects: TimedAnimation.Effects

  init(time: Double, values: LayerValues, effects: TimedAnimation.Effects) {
    self.time = time
    self.values = values
    self.effects = effects
  }

  /// What `layer` is when nothing but its model values is looked at.
  convenience init(of layer: CommittedLayer, at time: Double) {
    self.init(time: time, values: layer.values, effects: TimedAnimation.Effects())
  }
}
