extension CALayer {
  /// Asks for `layoutSublayers()` in the next layout.
  public func setNeedsLayout() {
    needsLayoutNow = true
    storedSuperlayer?.setNeedsLayoutBelow()
    setNeedsCommit()
  }

  /// Lays out this layer and those beneath it that need it.
  public func layoutIfNeeded() {
    // Layout may ask for layout again, also above, and settles in a few rounds unless it never does.
    var last: CALayer?
    for _ in 0..<100 {
      guard let layer = layoutOnce() else { return }
      last = layer
    }
    let layer = last ?? self
    // A view says more than its layer.
    let culprit: Any = layer.delegate ?? layer
    preconditionFailure("\(culprit) asks for layout each time it is laid out")
  }

  /// Whether this layer or one beneath it needs layout.
  var needsLayoutInTree: Bool { needsLayoutNow || sublayersNeedLayout }

  /// A layer beneath this one needs layout: whoever lays out from above finds the way to it.
  func setNeedsLayoutBelow() {
    var layer: CALayer? = self
    // Everything above a marked layer is already marked.
    while let current = layer, !current.sublayersNeedLayout {
      current.sublayersNeedLayout = true
      layer = current.storedSuperlayer
    }
  }

  /// One round; returns the last layer that was laid out, or nil when none needed it.
  private func layoutOnce() -> CALayer? {
    var last: CALayer?
    if needsLayoutNow {
      needsLayoutNow = false
      layoutSublayers()
      last = self
    }
    guard sublayersNeedLayout else { return last }
    for layer in storedSublayers.members where layer.needsLayoutInTree {
      last = layer.layoutOnce() ?? last
    }
    // Only now: until all are done, layout that is begun anew above must find the way to the rest.
    sublayersNeedLayout = storedSublayers.members.contains { $0.needsLayoutInTree }
    return last
  }
}
