extension CALayer {
  public var superlayer: CALayer? { storedSuperlayer }

  /// From back to front; nil when there are none.
  public var sublayers: [CALayer]? { storedSublayers.isEmpty ? nil : storedSublayers.members }

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(storedSublayers.count))
  }

  /// Puts `layer` at `index`, counted without it, from the back; it leaves its old superlayer.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    // Within its superlayer it stays in the same tree, and what lies beneath it need not be told.
    let staysHere = layer.storedSuperlayer === self
    if staysHere {
      unlist(layer)
    } else {
      require(
        !isSelfOrDescendant(of: layer),
        "A layer cannot be its own ancestor: \(layer) into \(self)")
      layer.removeFromSuperlayer()
      layer.leaveMaskedLayer()
    }
    storedSublayers.insert(layer, at: min(Int(index), storedSublayers.count))
    if !staysHere {
      layer.storedSuperlayer = self
      layer.enter(treeContext)
      if layer.needsLayoutInTree { setNeedsLayoutBelow() }
    }
    setNeedsCommit()
  }

  /// Puts `layer` right behind `sibling`, another sublayer.
  package func insertSublayer(_ layer: CALayer, behind sibling: CALayer) {
    guard let place = storedSublayers.index(of: sibling) else { return addSublayer(layer) }
    let isHere = layer.storedSuperlayer === self
    let former = isHere ? storedSublayers.index(of: layer) : nil
    insertSublayer(layer, at: UInt32(former.map { $0 < place } ?? false ? place - 1 : place))
  }

  public func removeFromSuperlayer() {
    guard let superlayer = storedSuperlayer else { return }
    superlayer.unlist(self)
    storedSuperlayer = nil
    // A window that stood within another is the root of its own tree again.
    enter(ownContext)
    superlayer.setNeedsCommit()
  }

  private func unlist(_ layer: CALayer) {
    guard let index = storedSublayers.index(of: layer) else { return }
    storedSublayers.remove(at: index)
  }

  /// The tree beneath this layer is `context`'s now, or no stage's.
  func enter(_ context: StageContext?) {
    // A tree is one stage's from its root to its leaves.
    guard treeContext !== context else { return }
    treeContext = context
    if let context { takeNumber(in: context) }
    if hasTimes { context?.hasTimedLayers = true }
    for layer in dependents { layer.enter(context) }
  }

  /// Layers that were made for another stage, or before there was one, take numbers that nothing
  /// else in this one has, and have the same ones whenever they come back: those beneath this one
  /// too, when they are to be named in the stage's trace before they are in its tree.
  package func takeNumbers(in context: StageContext) {
    guard treeContext !== context else { return }
    takeNumber(in: context)
    for layer in dependents { layer.takeNumbers(in: context) }
  }

  private func takeNumber(in context: StageContext) {
    guard numberingContext !== context else { return }
    removeAllAnimations(reason: .layerLeft)
    numberingContext?.formerNumbers.keep(number, for: self)
    number = context.formerNumbers.number(of: self) ?? context.nextNumber()
    numberingContext = context
    needsCommit = true
  }

  private func isSelfOrDescendant(of layer: CALayer) -> Bool {
    // Nothing lies beneath a layer without sublayers, and most that come in have none.
    if layer.dependents.isEmpty { return layer === self }
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.shower
    }
    return false
  }
}
