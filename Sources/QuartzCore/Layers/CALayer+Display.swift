extension CALayer {
  /// Asks for `display()` before the next commit.
  public func setNeedsDisplay() {
    needsDisplayNow = true
    setNeedsCommit()
  }

  /// Asks for `layoutSublayers()` in the next layout.
  public func setNeedsLayout() {
    needsLayoutNow = true
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

  /// One round; returns the last layer that was laid out, or nil when none needed it.
  private func layoutOnce() -> CALayer? {
    var last: CALayer?
    if needsLayoutNow {
      needsLayoutNow = false
      layoutSublayers()
      last = self
    }
    for layer in storedSublayers { last = layer.layoutOnce() ?? last }
    return last
  }

  /// Makes the contents of this tree where they are needed, or were made for another scale.
  func displayIfNeeded(scale: CGFloat) {
    guard needsCommit || committedScale != scale else { return }
    if needsDisplay(scale: scale) {
      needsDisplayNow = false
      displayedScale = scale
      display()
    }
    for layer in storedSublayers { layer.displayIfNeeded(scale: scale) }
  }

  func needsDisplay(scale: CGFloat) -> Bool {
    needsDisplayNow || (rasterizesAtOutputScale && displayedScale != scale)
  }
}

extension CALayer {
  /// Whether something in this tree has changed since the last commit.
  package var hasUncommittedChanges: Bool { needsCommit }
}
