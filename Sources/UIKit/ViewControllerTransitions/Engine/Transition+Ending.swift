import QuartzCore

// Where views and callbacks go when the animator is done.
extension Transition {
  /// Whether the presentation does not last any longer.
  private func isOver(_ didComplete: Bool) -> Bool { (operation == .present) != didComplete }

  /// Without an animator: the views go where they belong at once. Source: 1.2.9.
  func placeWithoutAnimation() {
    guard operation == .present, let view = presentedView else { return }
    view.frame = presentation.controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// Views first, then the did-callbacks, those of whoever stays before those of whoever leaves.
  /// Source: 1.3.9, 1.5.8.
  func finish(_ didComplete: Bool) {
    let (staying, leaving) = didComplete ? (to, from) : (from, to)
    let isOver = isOver(didComplete)
    // Those between the topmost and the one that comes back go with it. Source: 1.5.3.
    let ended = isOver ? presentationOfPresenter.stack : []
    settleViews(isOver: isOver)
    if !didComplete { turnRound(staying: staying, leaving: leaving) }
    // Whoever comes back may present again from its did-callback; the one that leaves is still
    // told in its own that it is being dismissed.
    for presentation in ended { presentation.releasePresenting() }
    staying.endAppearance()
    leaving.endAppearance()
    for presentation in ended.reversed() where presentation.presented !== leaving {
      presentation.presented.disappearAtOnce()
    }
    if presentation.transition === self { presentation.transition = nil }
    for presentation in ended.reversed() {
      presentation.releasePresented()
      presentation.isOver = true
      if presentation !== self.presentation { presentation.forget() }
    }
  }

  private func settleViews(isOver: Bool) {
    if isOver {
      presentedView?.removeFromSuperview()
      if removesPresenter { presentationOfPresenter.restorePresenter() }
    } else {
      if removesPresenter, presenter.view.superview === container {
        presenter.view.removeFromSuperview()
      }
      // An animator that did not insert the view leaves that to UIKit.
      if let view = presentedView, view.superview == nil {
        view.frame = presentation.controller.frameOfPresentedViewInContainerView
        container.addSubview(view)
      }
    }
  }

  /// Cancelled: each one's way is turned round before it ends. Source: 1.4.1, 4.6.
  private func turnRound(staying: UIViewController, leaving: UIViewController) {
    for (controller, direction) in [
      (leaving, UIViewController.AppearanceDirection.disappearing), (staying, .appearing),
    ] where controller === presented || removesPresenter {
      controller.beginAppearance(direction, animated: animated)
    }
  }
}
