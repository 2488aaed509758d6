import QuartzCore
import Trace

extension UIView {
  /// The safe area as it follows from the superview's and from where the view stands in it: at each
  /// edge how far what is not safe of the superview reaches into the view. What lies outside of the
  /// superview altogether has none.
  private var safeAreaFromSuperview: UIEdgeInsets {
    guard let superview = storedSuperview, storedWindow != nil else { return .zero }
    let around = superview.storedSafeArea
    guard around != .zero else { return .zero }
    let room = superview.bounds
    let frame = standsStillInSafeArea ? untransformedFrame : layer.frame
    // What turns or is infinite has no edges to measure at.
    guard frame.isFinite, frame.minX < room.maxX, frame.maxX > room.minX, frame.minY < room.maxY,
      frame.maxY > room.minY
    else { return .zero }
    func inset(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat {
      margin > 0 ? max(0, margin - distance) : 0
    }
    return UIEdgeInsets(
      top: inset(around.top, frame.minY - room.minY),
      left: inset(around.left, frame.minX - room.minX),
      bottom: inset(around.bottom, room.maxY - frame.maxY),
      right: inset(around.right, room.maxX - frame.maxX))
  }

  private var untransformedFrame: CGRect {
    let anchor = layer.values.anchorPoint
    return CGRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// A controller's view keeps its safe area while a part of it lies outside the superview, on its
  /// way in or out.
  private var keepsSafeArea: Bool {
    guard let controller, controller.viewIfLoaded === self, let superview = storedSuperview else {
      return false
    }
    let frame = layer.frame
    guard frame.isFinite else { return true }
    let room = superview.bounds.insetBy(dx: -0.001, dy: -0.001)
    return frame.minX < room.minX || frame.minY < room.minY || frame.maxX > room.maxX
      || frame.maxY > room.maxY
  }

  /// The view stands elsewhere, or in something else: works out its safe area and, where that has
  /// changed, those of the views beneath, and tells.
  ///
  /// - Parameter enters: whether the view is only just coming into its window.
  func updateSafeArea(enters: Bool = false) {
    var new = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      new = window.isHidden ? .zero : window.screen.safeArea
    } else if storedWindow != nil {
      if keepsSafeArea {
        new = storedSafeAreaFromSuperview
      } else {
        new = safeAreaFromSuperview
      }
      storedSafeAreaFromSuperview = new
      if let controller { new = new + controller.additionalSafeAreaInsets }
    } else {
      storedSafeAreaFromSuperview = .zero
    }
    let old = storedSafeArea
    storedSafeArea = new
    if old != new || new != .zero {
      for subview in subviews { subview.updateSafeArea(enters: enters) }
    }
    if old != new { tellSafeArea(from: old, enters: enters) }
  }

  private func tellSafeArea(from old: UIEdgeInsets, enters: Bool) {
    let context = layer.context ?? .current
    if !enters, storedWindow != nil {
      context.record(
        .safeAreaChange(view: reference, from: old.numbers, to: storedSafeArea.numbers))
    }
    setNeedsLayout()
    context.callOuts.callOut(to: self, "safeAreaInsetsDidChange()") { safeAreaInsetsDidChange() }
    if let controller {
      context.callOuts.callOut(to: controller, "viewSafeAreaInsetsDidChange()") {
        controller.viewSafeAreaInsetsDidChange()
      }
    }
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
  }

  /// The view's place or size has changed.
  func placeDidChange() {
    guard storedWindow != nil, let storedSuperview, !(self is UIWindow) else { return }
    // Far from the edges nothing comes of it.
    guard storedSafeArea != .zero || storedSuperview.storedSafeArea != .zero else { return }
    updateSafeArea()
  }
}

extension UIEdgeInsets {
  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  /// Top, left, bottom, right.
  fileprivate var numbers: [Double] { [top, left, bottom, right].map(Double.init) }
}
