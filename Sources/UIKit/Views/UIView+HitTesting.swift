import QuartzCore

extension UIView {
  /// Alpha below which a view takes no touches. Source: 10.1.
  private static let leastTouchableAlpha: CGFloat = 0.01

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      // A plane that nobody sees takes no touches.
      let place =
        subview.shownHits > 0
        ? subview.layer.point(shownAt: point) : subview.layer.point(seenAt: point)
      guard let inside = place else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether this view or one above it is in an animation that keeps touches away. Source: 7.1.20.
  var isAnimatingWithoutInteraction: Bool {
    var view: UIView? = self
    while let current = view {
      if current.interactionBlocks > 0 { return true }
      view = current.storedSuperview
    }
    return false
  }
}
