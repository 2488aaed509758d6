extension CALayer {
  /// Asks for `layoutSublayers()` in the next layout.
  public func setNeedsLayout() {
    needsLayoutNow = true
    shower?.setNeedsLayoutBelow()
    setNeedsCommit()
  }

  /// Lays out this layer and those beneath it that need it.
  public func layoutIfNeeded() {
    // Layout may ask for layout again, also above, and settles in a few rounds unless it never does.
    var last: CALayer?
    for _ in 0..<Self.roundsOfLayout {
      guard let layer = layoutOnce() else { return }
      last = layer
    }
    (last ?? self).stopLayoutLoop("asks for layout each time it is laid out")
  }

  /// Whether this layer or one beneath it needs layout.
  var needsLayoutInTree: Bool { needsLayoutNow || sublayersNeedLayout }

  /// A layer beneath this one needs layout: whoever lays out from above finds the way to it.
  func setNeedsLayoutBelow() {
    var layer: CALayer? = self
    // Everything above a marked layer is already marked.
    while let current = layer, !current.sublayersNeedLayout {
      current.sublayersNeedLayout = true
      layer = current.shower
    }
  }

  /// One round; returns the last layer that was laid out, or nil when none needed it.
  private func layoutOnce() -> CALayer? {
    var last: CALayer?
    if needsLayoutNow {
      needsLayoutNow = false
      callLayout()
      last = self
    }
    guard sublayersNeedLayout else { return last }
    for layer in dependents where layer.needsLayoutInTree {
      last = layer.layoutOnce() ?? last
    }
    // Only now: until all are done, layout that is begun anew above must find the way to the rest.
    sublayersNeedLayout = dependents.contains { $0.needsLayoutInTree }
    return last
  }
}

// MARK: - Layout without an end

extension CALayer {
  /// More than this no layout takes that comes to an end.
  private static var roundsOfLayout: Int { 100 }

  private func callLayout() {
    layoutDepth += 1
    if layoutDepth > Self.roundsOfLayout {
      stopLayoutLoop("is laid out again from within its own layout, and so on")
    }
    if StackRoom.isShort {
      stopLayoutLoop("is laid out from within the layout of too many others")
    }
    layoutSublayers()
    layoutDepth -= 1
  }

  /// A tree is walked down before each commit: one that is too deep ends with a word.
  func requireRoomBelow() {
    guard StackRoom.isShort else { return }
    fatalError(
      """
      \(culprit) lies too deep: its hierarchy has thousands of levels, and there is no room to walk \
      down further. Look for what adds views to one another again and again
      """)
  }

  /// A view says more than its layer.
  private var culprit: Any { (delegate as? any LayoutNaming)?.nameInLayout ?? delegate ?? self }

  private func stopLayoutLoop(_ problem: String) -> Never {
    fatalError(
      """
      \(culprit) \(problem). A layout must come to rest: in layoutSubviews() and in \
      viewDidLayoutSubviews() change only what differs, add views once, and leave out \
      setNeedsLayout() and layoutIfNeeded() for the view itself and those above it
      """)
  }
}
