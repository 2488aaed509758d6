import QuartzCore
import Trace

extension UIViewController {
  /// Which way a controller's view goes.
  enum AppearanceDirection { case appearing, disappearing }

  /// `viewWillAppear` or `viewWillDisappear`; a call that would unbalance them is left out.
  func beginAppearance(_ direction: AppearanceDirection, animated: Bool) {
    loadViewIfNeeded()
    let change: AppearanceState.Change =
      direction == .appearing ? .willAppear : .willDisappear
    guard let state = appearance.after(change) else { return }
    appearance = state
    appearanceIsAnimated = animated
    switch direction {
    case .appearing:
      isAppearingIsDue = true
      view.setNeedsLayout()
      call(.viewWillAppear) { $0.viewWillAppear(animated) }
      for child in forwardedChildren { child.beginAppearance(direction, animated: animated) }
    case .disappearing:
      isAppearingIsDue = false
      call(.viewWillDisappear) { $0.viewWillDisappear(animated) }
      for child in forwardedChildren { child.beginAppearance(direction, animated: animated) }
    }
  }

  /// `viewDidAppear` or `viewDidDisappear`, whichever was begun.
  func endAppearance() {
    let change: AppearanceState.Change =
      appearance == .appearing ? .didAppear : .didDisappear
    guard let state = appearance.after(change) else { return }
    appearance = state
    let animated = appearanceIsAnimated
    switch change {
    case .didAppear:
      // A view that was never laid out in between has still been in place.
      viewIsInPlace()
      call(.viewDidAppear) { $0.viewDidAppear(animated) }
    default:
      call(.viewDidDisappear) { $0.viewDidDisappear(animated) }
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  /// Both disappearance callbacks without a transition.
  func disappearAtOnce() {
    beginAppearance(.disappearing, animated: false)
    endAppearance()
  }

  /// The view came into a window, or left it, by the hands of somebody who tells the controller
  /// nothing: a parent that is on the screen, or a controller that does not know this one.
  func viewMoved(toWindow window: UIWindow?) {
    let isManaged = rootWindow != nil || presentationOfSelf != nil
    guard !isManaged, storedParent?.shouldAutomaticallyForwardAppearanceMethods != false else {
      return
    }
    if window == nil {
      if appearance == .appeared || appearance == .appearing { disappearAtOnce() }
      return
    }
    let parentAppearance = storedParent?.appearance ?? .appeared
    guard appearance == .disappeared, parentAppearance != .disappeared else { return }
    beginAppearance(.appearing, animated: storedParent?.appearanceIsAnimated ?? false)
    if parentAppearance == .appeared { endAppearance() }
  }

  /// The view is about to be laid out: if it is coming on and in its window, this is the moment of
  /// `viewIsAppearing`.
  func viewIsInPlace() {
    guard isAppearingIsDue, view.window != nil else { return }
    isAppearingIsDue = false
    let animated = appearanceIsAnimated
    call(.viewIsAppearing) { $0.viewIsAppearing(animated) }
  }

  func callLayout(_ callback: TraceEvent.LayoutCallback) {
    context.record(.layout(controller: reference, callback: callback))
    context.callOuts.callOut(to: self, "\(callback.rawValue)()") {
      switch callback {
      case .viewWillLayoutSubviews: viewWillLayoutSubviews()
      case .viewDidLayoutSubviews: viewDidLayoutSubviews()
      }
    }
  }

  private func call(
    _ callback: TraceEvent.AppearanceCallback, _ body: (UIViewController) -> Void
  ) {
    context.record(
      .appearance(controller: reference, callback: callback, animated: appearanceIsAnimated))
    context.callOuts.callOut(to: self, "\(callback.rawValue)(_:)") { body(self) }
  }

  /// The stage that shows this controller, else the current one.
  var context: StageContext { storedView?.layer.context ?? .current }
}
