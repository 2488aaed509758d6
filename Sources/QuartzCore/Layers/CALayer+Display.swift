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
    // Layout may ask for layout again, and settles in a few rounds unless it never does.
    var rounds = 0
    while needsLayoutNow {
      needsLayoutNow = false
      layoutSublayers()
      rounds += 1
      precondition(rounds < 100, "\(self) asks for layout each time it is laid out")
    }
    for layer in storedSublayers { layer.layoutIfNeeded() }
  }

  /// Makes the contents if they are needed, or were made for another scale.
  func displayIfNeeded(scale: CGFloat) {
    guard needsDisplayNow || (rasterizesAtOutputScale && committedScale != scale) else { return }
    needsDisplayNow = false
    display()
  }
}

extension CALayer {
  /// Whether something in this tree has changed since the last commit.
  package var hasUncommittedChanges: Bool { needsCommit }
}
