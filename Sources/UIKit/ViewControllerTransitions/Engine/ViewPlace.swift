import QuartzCore

/// Where a view stood before it was taken away, so that it can be put back.
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let bounds: CGRect
  private let center: CGPoint
  private let filledSuperview: Bool

  /// Nil for a view that stands nowhere.
  init?(of view: UIView) {
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    self.superview = superview
    self.index = index
    bounds = view.bounds
    center = view.center
    filledSuperview = view.bounds.size == superview.bounds.size
  }

  /// Puts `view` back. One that filled its superview fills it again, whatever its size is now.
  func restore(_ view: UIView) {
    guard let superview else { return }
    if view.superview !== superview { superview.insertSubview(view, at: index) }
    if filledSuperview {
      view.fill(superview)
    } else {
      view.bounds = bounds
      view.center = center
    }
  }
}

extension UIView {
  /// Takes all of `other`, by bounds and centre, which a transform does not disturb.
  func fill(_ other: UIView) {
    bounds = CGRect(origin: bounds.origin, size: other.bounds.size)
    center = CGPoint(x: other.bounds.midX, y: other.bounds.midY)
  }
}
