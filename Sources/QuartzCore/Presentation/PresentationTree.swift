import CoreGraphics

/// What each animated layer shows at one time; layers without animations show their model values.
///
/// A pure function of the committed tree and the time. Subtrees without animations are not looked at;
/// for a picture, nor are those whose own time stands still and that were shown at it before: they
/// cost nothing.
@MainActor package struct PresentationTree {
  package let time: Double
  private var moments: [ObjectIdentifier: LayerMoment] = [:]
  /// Layers whose last node may be taken, with their superlayers' time.
  private var passedOver: [ObjectIdentifier: Double] = [:]

  /// Evaluates the animations of `roots` at `time`, of their superlayers' time; it runs no code of
  /// the user's and changes nothing.
  ///
  /// - Parameter isForPicture: leaves out what stands still, whose values are not to be asked for.
  package init(_ roots: [CommittedLayer], at time: Double, isForPicture: Bool = false) {
    self.time = time
    moments.reserveCapacity(roots.reduce(0) { $0 + $1.animatedCount })
    var pending = roots.filter(\.isAnimated).map { ($0, time) }
    while let (layer, parent) = pending.popLast() {
      let local = layer.timing.localTime(at: parent)
      if isForPicture, layer.timing.speed == 0, layer.still?.time == local {
        passedOver[ObjectIdentifier(layer)] = parent
        moments[ObjectIdentifier(layer)] = LayerMoment(of: layer, at: local)
        continue
      }
      moments[ObjectIdentifier(layer)] = Self.moment(of: layer, at: local)
      for place in layer.animatedPlaces { pending.append((layer.children[place], local)) }
      if let mask = layer.mask, mask.isAnimated { pending.append((mask, local)) }
    }
  }

  private static func moment(of layer: CommittedLayer, at time: Double) -> LayerMoment {
    if layer.animations.isEmpty { return LayerMoment(of: layer, at: time) }
    var effects = TimedAnimation.Effects()
    var values = layer.values.applying(layer.animations, at: time, &effects)
    if effects.drawsAnew { layer.draw(&values) }
    return LayerMoment(time: time, values: values, effects: effects)
  }

  /// One that knows the values of what lies in `layer`, where this one has passed it over.
  func withAll(of layer: CommittedLayer) -> PresentationTree? {
    if passedOver.isEmpty { return nil }
    return passedOver[ObjectIdentifier(layer)].map { PresentationTree([layer], at: $0) }
  }

  /// Nil for a layer without animations in it, which is what its model values say.
  func moment(of layer: CommittedLayer) -> LayerMoment? {
    layer.isAnimated ? moments[ObjectIdentifier(layer)] : nil
  }

  package func values(of layer: CommittedLayer) -> LayerValues {
    moment(of: layer)?.values ?? layer.values
  }

  /// Whether the layer's geometry is being animated at this time.
  package func isMoving(_ layer: CommittedLayer) -> Bool {
    moment(of: layer)?.effects.isMoving ?? false
  }
}
