import QuartzCore

/// The container of a presentation: it covers the window and holds what the transition moves.
@MainActor final class UITransitionView: UIView {
  /// While a transition runs nothing beneath it takes touches. Source: 10.6.
  var swallowsTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if swallowsTouches, self.point(inside: point, with: event) { return self }
    return super.hitTest(point, with: event)
  }
}
