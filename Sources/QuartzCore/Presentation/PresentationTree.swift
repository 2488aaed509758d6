import CoreGraphics

/// What each animated layer shows at one time; layers without animations show their model values.
///
/// A pure function of the committed tree and the time. Subtrees without animations are not looked at;
/// for a picture, nor are those whose own time stands still and that were shown at it before: they
/// cost nothing.
@MainActor package struct PresentationTree {
  package let time: Double
  private var shown: [ObjectIdentifier: Shown] = [:]
  /// The layers' own times, of those with animations in them.
  private var localTimes: [ObjectIdentifier: Double] = [:]
  /// Layers whose last node may be taken, with their superlayers' time.
  private var passedOver: [ObjectIdentifier: Double] = [:]

  /// What an animated layer shows.
  private final class Shown {
    let values: LayerValues
    let effects: TimedAnimation.Effects

    init(_ values: LayerValues, _ effects: TimedAnimation.Effects) {
      self.values = values
      self.effects = effects
    }
  }

  /// Evaluates the animations of `roots` at `time`, of their superlayers' time; it runs no code of
  /// the user's and changes nothing.
  ///
  /// - Parameter isForPicture: leaves out what stands still, whose values are not to be asked for.
  package init(_ roots: [CommittedLayer], at time: Double, isForPicture: Bool = false) {
    self.time = time
    var pending = roots.filter(\.isAnimated).map { ($0, time) }
    while let (layer, parent) = pending.popLast() {
      let local = layer.timing.localTime(at: parent)
      localTimes[ObjectIdentifier(layer)] = local
      if isForPicture, layer.timing.speed == 0, layer.still?.time == local {
        passedOver[ObjectIdentifier(layer)] = parent
        continue
      }
      if !layer.animations.isEmpty { show(layer, at: local) }
      for place in layer.animatedPlaces { pending.append((layer.children[place], local)) }
      if let mask = layer.mask, mask.isAnimated { pending.append((mask, local)) }
    }
  }

  /// One that knows the values of `layer` and of what lies in it.
  func withAll(of layer: CommittedLayer) -> PresentationTree {
    if passedOver.isEmpty { return self }
    return passedOver[ObjectIdentifier(layer)].map { PresentationTree([layer], at: $0) } ?? self
  }

  private mutating func show(_ layer: CommittedLayer, at local: Double) {
    var effects = TimedAnimation.Effects()
    var values = layer.values.applying(layer.animations, at: local, &effects)
    if effects.drawsAnew { layer.draw(&values) }
    shown[ObjectIdentifier(layer)] = Shown(values, effects)
  }

  package func values(of layer: CommittedLayer) -> LayerValues {
    shown[ObjectIdentifier(layer)]?.values ?? layer.values
  }

  func isVisible(_ layer: CommittedLayer) -> Bool {
    let values = values(of: layer)
    return !values.isHidden && values.opacity > 0
  }

  func sublayerSpace(of layer: CommittedLayer) -> SpaceTransform? {
    values(of: layer).sublayerSpace
  }

  /// Whether the layer's geometry is being animated at this time.
  package func isMoving(_ layer: CommittedLayer) -> Bool {
    shown[ObjectIdentifier(layer)]?.effects.isMoving ?? false
  }

  /// The transitions from its former picture that the layer is in.
  func transitions(of layer: CommittedLayer) -> [(transition: LayerTransition, progress: Double)] {
    shown[ObjectIdentifier(layer)]?.effects.transitions ?? []
  }

  /// The layer's own time; nil for one without animations in it.
  func localTime(of layer: CommittedLayer) -> Double? { localTimes[ObjectIdentifier(layer)] }
}
