extension CALayer {
  func setMask(_ mask: CALayer?) {
    guard mask !== storedMask else { return }
    if let former = storedMask {
      storedMask = nil
      former.maskedLayer = nil
      former.enter(former.ownContext)
    }
    if let mask {
      requireNoCircle(mask)
      mask.removeFromSuperlayer()
      mask.maskedLayer?.setMask(nil)
      storedMask = mask
      mask.maskedLayer = self
      mask.enter(treeContext)
      if mask.needsLayoutInTree { setNeedsLayoutBelow() }
    }
    setNeedsCommit()
  }

  /// What depends on this layer: its sublayers, and its mask.
  var dependents: [CALayer] {
    storedMask.map { storedSublayers.members + [$0] } ?? storedSublayers.members
  }

  /// The layer that shows this one, as a sublayer or as its mask.
  var shower: CALayer? { storedSuperlayer ?? maskedLayer }

  /// A layer that comes into a superlayer masks nothing any more.
  func leaveMaskedLayer() { maskedLayer?.setMask(nil) }

  private func requireNoCircle(_ mask: CALayer) {
    var layer: CALayer? = self
    while let current = layer {
      guard current !== mask else {
        fatalError("A layer cannot be the mask of itself or of one beneath it: \(mask) of \(self)")
      }
      layer = current.shower
    }
  }
}
