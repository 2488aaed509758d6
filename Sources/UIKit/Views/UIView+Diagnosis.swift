import QuartzCore
import Trace

extension UIView {
  /// What of this view a transition may leave behind.
  var viewState: ViewState {
    let values = layer.values
    return ViewState(
      view: reference, superview: superview?.reference,
      superviewSize: superview.map { [Double($0.bounds.width), Double($0.bounds.height)] },
      index: superview?.subviews.firstIndex { $0 === self },
      bounds: [
        values.bounds.origin.x, values.bounds.origin.y, values.bounds.width, values.bounds.height,
      ].map(Double.init),
      center: [Double(center.x), Double(center.y)],
      transform: values.transform.numbers.map(Double.init),
      alpha: values.opacity, isHidden: isHidden, cornerRadius: Double(values.cornerRadius))
  }

  /// Why nothing of this view is to be seen in its window; nil where something is.
  var reasonNotShown: TraceEvent.NotShownReason? {
    guard let window else { return .notInWindow }
    var opacity = 1.0
    for view in sequence(first: self, next: \.superview).prefix(while: { $0 !== window }) {
      if view.isHidden { return .hidden }
      opacity *= view.alpha
    }
    // The least that counts for touches. Source: 10.1.
    if opacity < 0.01 { return .transparent }
    return reaches(into: window) ? nil : .outside
  }

  private func reaches(into window: UIWindow) -> Bool {
    let frame = convert(bounds, to: window)
    // What is infinite shows nothing, and Foundation's rectangles stop the program over it.
    if frame.isFinite {
      let part = frame.intersection(window.bounds)
      if part.width > 0, part.height > 0 { return true }
    }
    return !clipsToBounds && subviews.contains { !$0.isHidden && $0.reaches(into: window) }
  }

  /// The frontmost view under `point` that waits for touches but is told to take none, unless it
  /// lies behind `hit`, the view that takes the touch instead.
  func deafView(at point: CGPoint, inFrontOf hit: UIView?) -> UIView? {
    var path: Set<ObjectIdentifier> = []
    var view = hit
    while let current = view {
      path.insert(ObjectIdentifier(current))
      view = current.superview
    }
    return deafView(at: point, inFrontOf: path)
  }

  /// - Parameter path: the view that takes the touch, and all above it.
  private func deafView(at point: CGPoint, inFrontOf path: Set<ObjectIdentifier>) -> UIView? {
    guard !isHidden, alpha > 0, bounds.contains(point) else { return nil }
    for subview in subviews.reversed() {
      guard let inside = subview.layer.point(seenAt: point) else { continue }
      if let found = subview.deafView(at: inside, inFrontOf: path) { return found }
      // What lies behind is covered, whether it waits for touches or not.
      if path.contains(ObjectIdentifier(subview)) { return nil }
    }
    return !isUserInteractionEnabled && waitsForTouches ? self : nil
  }

  /// The frontmost view at `point`, an own one or a subview, that a touch there is for; not what the
  /// user's code would say to a hit test, which is not called.
  func viewWaiting(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha > 0, isUserInteractionEnabled, bounds.contains(point) else { return nil }
    for subview in subviews.reversed() {
      guard let inside = subview.layer.point(seenAt: point), subview.bounds.contains(inside),
        !subview.isHidden, subview.alpha > 0, subview.isUserInteractionEnabled
      else { continue }
      return subview.viewWaiting(at: inside) ?? (waitsForTouches ? self : nil)
    }
    return waitsForTouches ? self : nil
  }

  private var waitsForTouches: Bool { self is UIControl || gestureRecognizers != nil }
}
