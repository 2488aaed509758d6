extension CALayer {
  /// Asks for `display()` before the next commit.
  public func setNeedsDisplay() {
    needsDisplayNow = true
    setNeedsCommit()
  }

  /// Makes the contents of this tree where they are needed, or were made for another scale.
  func displayIfNeeded(scale: CGFloat) {
    guard needsCommit || committedScale != scale else { return }
    requireRoomBelow()
    if needsDisplay(scale: scale) {
      needsDisplayNow = false
      displayedScale = scale
      display()
    }
    for layer in dependents { layer.displayIfNeeded(scale: scale) }
  }

  func needsDisplay(scale: CGFloat) -> Bool {
    needsDisplayNow || (rasterizesAtOutputScale && displayedScale != scale)
  }
}

extension CALayer {
  /// Whether something in this tree has changed since the last commit.
  package var hasUncommittedChanges: Bool { needsCommit }
}
