import QuartzCore
import Trace

extension UIView {
  /// What of this view a transition may leave behind.
  var viewState: ViewState {
    let (t, values) = (transform, layer.values)
    return ViewState(
      view: reference, superview: superview?.reference,
      index: superview?.subviews.firstIndex { $0 === self },
      bounds: [
        values.bounds.origin.x, values.bounds.origin.y, values.bounds.width, values.bounds.height,
      ].map(Double.init),
      center: [Double(center.x), Double(center.y)],
      transform: [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init),
      alpha: values.opacity, isHidden: isHidden, cornerRadius: Double(values.cornerRadius))
  }

  /// The frontmost view under `point` that waits for touches but takes none because it, or a view
  /// around it, is told to take none.
  func deafView(at point: CGPoint, isDeaf: Bool = false) -> UIView? {
    guard !isHidden, alpha > 0, bounds.contains(point) else { return nil }
    let isDeaf = isDeaf || !isUserInteractionEnabled
    for subview in subviews.reversed() {
      if let found = subview.deafView(at: subview.convert(point, from: self), isDeaf: isDeaf) {
        return found
      }
    }
    return isDeaf && waitsForTouches ? self : nil
  }

  private var waitsForTouches: Bool { self is UIControl || gestureRecognizers != nil }
}
