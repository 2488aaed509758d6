extension CALayer {
  public var superlayer: CALayer? { storedSuperlayer }

  /// From back to front; nil when there are none.
  public var sublayers: [CALayer]? { storedSublayers.isEmpty ? nil : storedSublayers }

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(storedSublayers.count))
  }

  /// Puts `layer` at `index`, counted without it, from the back; it leaves its old superlayer.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    precondition(
      !isSelfOrDescendant(of: layer), "A layer cannot be its own ancestor: \(layer) into \(self)")
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(Int(index), storedSublayers.count))
    layer.storedSuperlayer = self
    setNeedsCommit()
  }

  public func removeFromSuperlayer() {
    guard let superlayer = storedSuperlayer else { return }
    superlayer.storedSublayers.removeAll { $0 === self }
    storedSuperlayer = nil
    superlayer.setNeedsCommit()
  }

  private func isSelfOrDescendant(of layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.storedSuperlayer
    }
    return false
  }
}
