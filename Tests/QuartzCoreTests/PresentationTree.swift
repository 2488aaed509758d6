import QuartzCore

/// What each layer of committed trees shows at one time, for tests that ask for values rather than for
/// pictures.
@MainActor struct PresentationTree {
  private var moments: [ObjectIdentifier: LayerMoment] = [:]

  /// - Parameter time: the roots' superlayers'.
  init(_ roots: [CommittedLayer], at time: Double) {
    var pending = roots.map { (layer: $0, parent: time) }
    while let (layer, parent) = pending.popLast() {
      let local = layer.localTime(at: parent)
      moments[ObjectIdentifier(layer)] = layer.moment(at: local)
      pending += (layer.children + [layer.mask].compactMap(\.self)).map { ($0, local) }
    }
  }

  func values(of layer: CommittedLayer) -> LayerValues {
    moments[ObjectIdentifier(layer)]?.values ?? layer.values
  }

  /// Whether the layer's geometry is being animated at this time.
  func isMoving(_ layer: CommittedLayer) -> Bool {
    moments[ObjectIdentifier(layer)]?.effects.isMoving ?? false
  }
}
