import QuartzCore
import Trace

extension UIViewController {
  /// Which way a controller's view goes.
  enum AppearanceDirection { case appearing, disappearing }

  /// A transition of its own, or the window, brings the controller on or takes it off.
  func beginAppearance(_ direction: AppearanceDirection, animated: Bool) {
    loadViewIfNeeded()
    enter(context)
    ownAppearance = direction == .appearing ? .appearing : .disappearing
    updateAppearance(animated: animated)
  }

  /// What was begun has come to its end.
  func endAppearance() {
    switch ownAppearance {
    case .appearing: ownAppearance = .appeared
    case .disappearing: ownAppearance = .disappeared
    case .appeared, .disappeared: return
    }
    updateAppearance(animated: appearanceIsAnimated)
  }

  /// Both disappearance callbacks, as far as they are due, around `removal`, without a transition.
  func leave(_ removal: () -> Void) {
    guard isViewLoaded else { return }
    beginAppearance(.disappearing, animated: false)
    removal()
    endAppearance()
  }

  /// The callbacks follow what the controller's own transitions make of it, within what holds it: each
  /// one that is due is called, and told to whoever comes and goes with this controller.
  func updateAppearance(animated: Bool) {
    while let change = appearance.change(towards: ownAppearance.within(holderAppearance)) {
      if change == .didAppear {
        layOutBeforeAppearing()
        // The callbacks in there may have turned it round.
        guard ownAppearance.within(holderAppearance) == .appeared, appearance == .appearing else {
          continue
        }
      }
      take(change, animated: animated)
    }
  }

  /// `change` happens, whatever the controller's own transitions and what holds it say; one that would
  /// unbalance the callbacks does not.
  func take(_ change: AppearanceState.Change, animated: Bool) {
    guard let state = appearance.after(change) else { return }
    appearance = state
    switch change {
    case .willAppear:
      appearanceIsAnimated = animated
      isAppearingIsDue = true
      view.setNeedsLayout()
      call(.viewWillAppear) { $0.viewWillAppear(animated) }
    case .willDisappear:
      appearanceIsAnimated = animated
      isAppearingIsDue = false
      call(.viewWillDisappear) { $0.viewWillDisappear(animated) }
    case .didAppear:
      call(.viewDidAppear) { [appearanceIsAnimated] in $0.viewDidAppear(appearanceIsAnimated) }
    case .didDisappear:
      call(.viewDidDisappear) { [appearanceIsAnimated] in
        $0.viewDidDisappear(appearanceIsAnimated)
      }
    }
    for follower in forwardedChildren + presentedWithin {
      follower.updateAppearance(animated: appearanceIsAnimated)
    }
  }

  /// A transition without a movement may end before any layout, which belongs before its end.
  func layOutBeforeAppearing() {
    if appearance == .appearing, isAppearingIsDue { view.window?.layoutIfNeeded() }
  }

  /// How far on what holds this controller's view is: the parent that takes it along, or, if it covers a
  /// part of a controller's view, that one. The window is always there.
  private var holderAppearance: AppearanceState {
    if let presentationOfSelf { return presentationOfSelf.holder?.appearance ?? .appeared }
    guard let storedParent, storedParent.shouldAutomaticallyForwardAppearanceMethods else {
      return .appeared
    }
    return storedParent.appearance
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
      guard parentAppearance == .appeared, isViewLoaded else { return }
      take(.willDisappear, animated: false)
      take(.didDisappear, animated: false)
      return
    }
    guard appearance == .disappeared else { return }
    ownAppearance = .appeared
    updateAppearance(animated: storedParent?.appearanceIsAnimated ?? false)
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
