import QuartzCore
import Trace

extension UIViewController {
  /// Which way a controller's view goes.
  enum AppearanceDirection { case appearing, disappearing }

  /// `viewWillAppear` or `viewWillDisappear`; a call that would unbalance them is left out.
  func beginAppearance(_ direction: AppearanceDirection, animated: Bool) {
    loadViewIfNeeded()
    enter(context)
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
    // A transition without a movement may end before any layout, which belongs before its end.
    if appearance == .appearing, isAppearingIsDue {
      view.window?.layoutIfNeeded()
      // The callbacks in there may have turned it round.
      guard appearance == .appearing else { return }
    }
    let change: AppearanceState.Change =
      appearance == .appearing ? .didAppear : .didDisappear
    guard let state = appearance.after(change) else { return }
    appearance = state
    let animated = appearanceIsAnimated
    switch change {
    case .didAppear:
      call(.viewDidAppear) { $0.viewDidAppear(animated) }
    default:
      call(.viewDidDisappear) { $0.viewDidDisappear(animated) }
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  /// Both disappearance callbacks, as far as they are due, around `removal`, without a transition.
  func leave(_ removal: () -> Void) {
    guard isViewLoaded else { return }
    beginAppearance(.disappearing, animated: false)
    removal()
    endAppearance()
  }

  /// The view came into a window, or left it, by the hands of somebody who tells the controller
  /// nothing: a parent that is on the screen, or a controller that does not know this one.
  func viewMoved(toWindow window: UIWindow?) {
    // It may have been laid out already, outside the window.
    if window != nil, isAppearingIsDue { view.setNeedsLayout() }
    let isManaged = rootWindow != nil || presentationOfSelf != nil
    // The presenter of a full screen comes and goes with the transition, not with its view.
    guard !isManaged, presentationOfOther == nil,
      storedParent?.shouldAutomaticallyForwardAppearanceMethods != false
    else {
      return
    }
    let parentAppearance = storedParent?.appearance ?? .appeared
    if window == nil {
      // A parent that leaves itself takes its children along.
      if parentAppearance == .appeared { leave {} }
      return
    }
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
    let outer = runningCallback
    runningCallback = callback
    context.callOuts.callOut(to: self, "\(callback.rawValue)(_:)") { body(self) }
    runningCallback = outer
  }

  /// UIKit's own part of `callback` runs; if it is not UIKit that calls, somebody does so by hand.
  /// Source: 1.4.2.
  func wasCalled(_ callback: TraceEvent.AppearanceCallback) {
    guard runningCallback != callback else { return }
    context.record(.appearanceCalled(controller: reference, callback: callback))
    context.console(
      "Calling -\(callback.rawValue): directly on a view controller is not supported, and leaves its "
        + "callbacks out of order; a container uses beginAppearanceTransition(_:animated:) and "
        + "endAppearanceTransition(). View controller: \(self)")
  }

  /// The stage that shows this controller or what covers it, else the current one.
  var context: StageContext {
    storedView?.layer.context ?? presentationOfOther?.application?.context
      ?? presentationOfSelf?.application?.context ?? storedParent?.context ?? .current
  }
}

extension StageContext {
  /// Runs UIKit's own work on this stage, whoever asked for it, and from wherever.
  func asUIKit(_ body: () -> Void) { perform { callOuts.uikit(body) } }
}
