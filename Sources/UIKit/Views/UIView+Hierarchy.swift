import QuartzCore
import Trace

extension UIView {
  public var superview: UIView? { storedSuperview }

  /// From back to front.
  public var subviews: [UIView] { storedSubviews }

  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  /// Puts `view` in front of the other subviews.
  public func addSubview(_ view: UIView) { place(view, at: storedSubviews.count) }

  /// Puts `view` at `index` from the back, counted without it.
  public func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, beside: sibling, offset: 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, beside: sibling, offset: 1)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { place(view, at: storedSubviews.count) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { place(view, at: 0) }
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    superview.detach(self, movesOn: false)
  }

  /// Whether this view is `view` or lies beneath it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.storedSuperview
    }
    return false
  }

  /// The first view with this `tag` among this one and those beneath it.
  public func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// The first view for which `matches` holds, searched depth first from this one.
  package func firstView(where matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for subview in storedSubviews {
      if let found = subview.firstView(where: matches) { return found }
    }
    return nil
  }
}

extension UIView {
  private func place(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews(without: view).firstIndex(where: { $0 === sibling }) else {
      place(view, at: storedSubviews.count)
      return
    }
    place(view, at: index + offset)
  }

  private func subviews(without view: UIView) -> [UIView] {
    storedSubviews.filter { $0 !== view }
  }

  /// The one way in: `index` counts the subviews without `view`.
  private func place(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "Can't add self as subview: \(view) is \(self) or one of its superviews")
    if view.superview === self {
      move(view, to: index)
      return
    }
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellTree { $0.willMove(toWindow: newWindow) } }
    view.superview?.detach(view, movesOn: true)
    let position = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: position)
    view.storedSuperview = self
    placeLayer(of: view, at: position)
    layer.setNeedsLayout()
    record(.added, view, at: position)
    if oldWindow !== newWindow { view.tellTree { $0.haveMoved(toWindow: newWindow) } }
    view.didMoveToSuperview()
    view.inheritedTintColorDidChange()
    didAddSubview(view)
  }

  private func move(_ view: UIView, to index: Int) {
    var order = subviews(without: view)
    let position = min(max(index, 0), order.count)
    order.insert(view, at: position)
    guard order.map(ObjectIdentifier.init) != storedSubviews.map(ObjectIdentifier.init) else {
      return
    }
    storedSubviews = order
    placeLayer(of: view, at: position)
    layer.setNeedsLayout()
    record(.moved, view, at: position)
  }

  /// Puts the layer right under that of the next subview: layers that belong to no view keep their
  /// places among the others.
  private func placeLayer(of view: UIView, at position: Int) {
    let others = (layer.sublayers ?? []).filter { $0 !== view.layer }
    let next = storedSubviews[(position + 1)...].first?.layer
    let index = next.flatMap { next in others.firstIndex { $0 === next } } ?? others.count
    layer.insertSublayer(view.layer, at: UInt32(index))
  }

  /// Takes `view` out; `movesOn` when another superview is about to take it, which then tells it.
  private func detach(_ view: UIView, movesOn: Bool) {
    let leavesWindow = !movesOn && window != nil
    willRemoveSubview(view)
    if !movesOn {
      view.willMove(toSuperview: nil)
      if leavesWindow { view.tellTree { $0.willMove(toWindow: nil) } }
    }
    // A callback may already have moved the view elsewhere.
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    record(.removed, view, at: index)
    storedSubviews.remove(at: index)
    view.storedSuperview = nil
    view.layer.removeFromSuperlayer()
    layer.setNeedsLayout()
    if !movesOn {
      if leavesWindow { view.tellTree { $0.haveMoved(toWindow: nil) } }
      view.didMoveToSuperview()
    }
  }

  private func haveMoved(toWindow window: UIWindow?) {
    if let context = layer.context { controller?.enter(context) }
    didMoveToWindow()
    controller?.viewMoved(toWindow: window)
  }

  private func tellTree(_ tell: (UIView) -> Void) {
    tell(self)
    for subview in storedSubviews { subview.tellTree(tell) }
  }

  private func record(_ change: TraceEvent.HierarchyChange, _ view: UIView, at index: Int) {
    let context = layer.context ?? .current
    // Named in this trace, they have the numbers that they will have in the window. With or without
    // a log, so that both give the same numbers.
    for layer in [layer, view.layer] where layer.numberingContext !== context {
      layer.enter(context)
    }
    context.record(
      .hierarchy(change: change, view: view.reference, superview: reference, index: index))
  }
}
