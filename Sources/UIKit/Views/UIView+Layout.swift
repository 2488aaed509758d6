import QuartzCore

extension UIView {
  /// Asks for `layoutSubviews()` in the next layout.
  public func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and those beneath it that need it, now.
  public func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Asks for the content to be drawn anew before the next picture.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Whether the content is a bitmap that depends on the bounds and the output's scale.
  var rasterizesContents: Bool { layer.rasterizesAtOutputScale }

  /// The controller's callbacks around `layoutSubviews()`. Source: 1.3.5–6.
  func performLayout() {
    guard let controller else {
      layoutSubviews()
      return
    }
    controller.viewIsInPlace()
    controller.callLayout(.viewWillLayoutSubviews)
    layoutSubviews()
    controller.callLayout(.viewDidLayoutSubviews)
  }

  /// Lays out this view and all beneath until none asks for it: the layout of one may ask for that
  /// of another that has had its turn.
  func layOutTree() {
    var rounds = 0
    while let waiting = layer.firstAwaitingLayout {
      precondition(
        rounds < 100,
        "layout does not come to an end: \(waiting.delegate as? UIView ?? self) asks for it again")
      rounds += 1
      layer.layoutIfNeeded()
    }
  }
}

extension CALayer {
  /// A layer of this tree that needs layout; what has not changed since the commit needs none.
  fileprivate var firstAwaitingLayout: CALayer? {
    guard hasUncommittedChanges else { return nil }
    if needsLayoutNow { return self }
    return (sublayers ?? []).lazy.compactMap(\.firstAwaitingLayout).first
  }
}
