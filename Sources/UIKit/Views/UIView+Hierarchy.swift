import QuartzCore
import Trace

extension UIView {
  public var superview: UIView? { storedSuperview }

  /// From back to front.
  public var subviews: [UIView] { storedSubviews.members }

  public var window: UIWindow? { storedWindow }

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
    for subview in storedSubviews.members {
      if let found = subview.firstView(where: matches) { return found }
    }
    return nil
  }
}

// MARK: - In, within, out

extension UIView {
  private func place(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view, let index = storedSubviews.index(of: sibling) else {
      place(view, at: storedSubviews.count)
      return
    }
    let former = view.superview === self ? storedSubviews.index(of: view) : nil
    place(view, at: (former.map { $0 < index } ?? false ? index - 1 : index) + offset)
  }

  /// The one way in: `index` counts the subviews without `view`.
  private func place(_ view: UIView, at index: Int) {
    if view.superview === self {
      move(view, to: index)
      return
    }
    // Nothing lies beneath a view without subviews, and most that come in have none.
    let isCycle = view.storedSubviews.isEmpty ? view === self : isDescendant(of: view)
    require(
      !isCycle, "Can't add self as subview: \(view) is \(self) or one of its superviews")
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellTree { $0.willMove(toWindow: newWindow) } }
    view.superview?.detach(view, movesOn: true)
    // A callback may have put the view somewhere, also in here.
    view.superview?.unlist(view)
    let position = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: position)
    view.storedSuperview = self
    view.enter(window)
    placeLayer(of: view, at: position)
    layer.setNeedsLayout()
    record(.added, view, at: position)
    if view.storedWindow != nil || view.storedTraits != nil { view.updateTraits() }
    if storedSafeArea != .zero || view.storedSafeArea != .zero {
      view.updateSafeArea(enters: oldWindow !== newWindow)
    }
    if oldWindow !== newWindow { view.tellTree { $0.haveMoved(toWindow: newWindow) } }
    view.didMoveToSuperview()
    view.inheritedTintColorDidChange()
    didAddSubview(view)
  }

  private func move(_ view: UIView, to index: Int) {
    guard let former = storedSubviews.index(of: view) else { return }
    let position = min(max(index, 0), storedSubviews.count - 1)
    guard position != former else { return }
    storedSubviews.remove(at: former)
    storedSubviews.insert(view, at: position)
    placeLayer(of: view, at: position)
    layer.setNeedsLayout()
    record(.moved, view, at: position)
  }

  /// Puts the layer right under that of the next subview: layers that belong to no view keep their
  /// places among the others.
  private func placeLayer(of view: UIView, at position: Int) {
    let next = position + 1
    if next < storedSubviews.count {
      layer.insertSublayer(view.layer, behind: storedSubviews.members[next].layer)
    } else {
      layer.addSublayer(view.layer)
    }
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
    guard view.superview === self else { return }
    unlist(view)
    if !movesOn {
      if view.storedSafeArea != .zero { view.updateSafeArea(enters: true) }
      if leavesWindow { view.tellTree { $0.haveMoved(toWindow: nil) } }
      view.didMoveToSuperview()
    }
  }

  /// The part of taking `view` out that calls nobody.
  private func unlist(_ view: UIView) {
    guard let index = storedSubviews.index(of: view) else { return }
    record(.removed, view, at: index)
    storedSubviews.remove(at: index)
    view.storedSuperview = nil
    view.enter(nil)
    view.layer.removeFromSuperlayer()
    layer.setNeedsLayout()
  }

  /// The tree beneath this view is in `window` now, or in none. Each view has its window, because
  /// it is asked for with every change, and deep trees make long ways.
  private func enter(_ window: UIWindow?) {
    // A tree is in one window from its root to its leaves, and a window is in itself.
    guard storedWindow !== window, !(self is UIWindow) else { return }
    storedWindow = window
    for subview in storedSubviews.members { subview.enter(window) }
  }

  private func haveMoved(toWindow window: UIWindow?) {
    if let controller, let context = layer.context { controller.enter(context) }
    didMoveToWindow()
    controller?.viewMoved(toWindow: window)
  }

  private func tellTree(_ tell: (UIView) -> Void) {
    tell(self)
    for subview in storedSubviews.members { subview.tellTree(tell) }
  }

  private func record(_ change: TraceEvent.HierarchyChange, _ view: UIView, at index: Int) {
    let context = layer.context ?? .current
    // Named in this trace, they have the numbers that they will have in the window. With or without
    // a log, so that both give the same numbers.
    for layer in [layer, view.layer] where layer.numberingContext !== context {
      layer.takeNumbers(in: context)
    }
    context.record(
      .hierarchy(change: change, view: view.reference, superview: reference, index: index))
  }
}
