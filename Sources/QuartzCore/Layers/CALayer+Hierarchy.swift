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
    if let context { layer.enter(context) }
    setNeedsCommit()
  }

  public func removeFromSuperlayer() {
    guard let superlayer = storedSuperlayer else { return }
    superlayer.storedSublayers.removeAll { $0 === self }
    storedSuperlayer = nil
    superlayer.setNeedsCommit()
  }

  /// The tree beneath this layer is `context`'s now, or is named in its trace. Layers that were made
  /// for another stage, or before there was one, take numbers that nothing else in this one has, and
  /// have the same ones whenever they come back.
  package func enter(_ context: StageContext) {
    if numberingContext !== context {
      removeAllAnimations(reason: .layerLeft)
      numberingContext?.formerNumbers.keep(number, for: self)
      number = context.formerNumbers.number(of: self) ?? context.nextNumber()
      numberingContext = context
      needsCommit = true
    }
    for layer in storedSublayers { layer.enter(context) }
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
