import CoreGraphics

/// What each animated layer shows at one time; layers without animations show their model values.
package struct PresentationTree {
  package let time: Double
  private var animated: [ObjectIdentifier: LayerValues] = [:]
  private var moving: Set<ObjectIdentifier> = []

  /// Evaluates the animations of `roots` at `time`; it runs no code of the user's and changes
  /// nothing.
  @MainActor package init(_ roots: [CommittedLayer], at time: Double) {
    self.time = time
    var pending = roots.filter(\.isAnimated)
    while let layer = pending.popLast() {
      if !layer.animations.isEmpty {
        animated[ObjectIdentifier(layer)] = layer.values.applying(layer.animations, at: time)
        let isMoving = layer.animations.contains {
          $0.property.isGeometry && !$0.hasEnded(at: time)
        }
        if isMoving { moving.insert(ObjectIdentifier(layer)) }
      }
      pending.append(contentsOf: layer.children.lazy.filter(\.isAnimated))
      if let mask = layer.mask, mask.isAnimated { pending.append(mask) }
    }
  }

  @MainActor package func values(of layer: CommittedLayer) -> LayerValues {
    animated[ObjectIdentifier(layer)] ?? layer.values
  }

  /// Whether the layer's geometry is being animated at this time.
  @MainActor package func isMoving(_ layer: CommittedLayer) -> Bool {
    moving.contains(ObjectIdentifier(layer))
  }
}
