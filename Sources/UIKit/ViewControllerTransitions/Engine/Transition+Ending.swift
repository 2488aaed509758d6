import QuartzCore

// Where views and callbacks go when the animator is done.
extension Transition {
  /// Whether the presentation does not last any longer.
  func isOver(_ didComplete: Bool) -> Bool { (operation == .present) != didComplete }

  /// Without an animator the views go where they belong at once. Source: 1.2.9.
  func placeWithoutAnimation() {
    switch operation {
    case .present:
      guard let view = presentedView else { return }
      view.frame = presentation.controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    case .dismiss:
      if removesPresenter { container.insertSubview(to.view, at: 0) }
    }
  }

  /// Views first, then the did-callbacks. Source: 1.3.9, 1.5.8.
  func finish(_ didComplete: Bool) {
    let isOver = isOver(didComplete)
    if isOver, operation == .present { collapseWhatLiesAbove() }
    settleViews(isOver: isOver)
    // Those between the topmost and the one that comes back go with it. Source: 1.5.3.
    let ended = isOver ? presentations : []
    // Whoever comes back may present again from its did-callback; the one that leaves is still
    // told in its own that it is being dismissed.
    for presentation in ended { presentation.releasePresenting() }
    if didComplete {
      if takesPart(to) { to.endAppearance() }
      if takesPart(from) { from.endAppearance() }
    } else {
      turnRound(from: to, to: from)
    }
    for presentation in ended where presentation !== self.presentation {
      presentation.presented.leave {}
    }
    if presentation.transition === self { presentation.transition = nil }
    // Who was to leave stays, and decides about the bars again.
    if !isOver { UIApplication.of(context).askForBars(isAnimated: animated) }
    for presentation in ended { presentation.releasePresented() }
  }

  /// A child of the one that was cancelled may have presented meanwhile.
  private func collapseWhatLiesAbove() {
    for above in presentation.stack.reversed() where above !== presentation {
      above.transition?.giveUp()
      above.collapse()
    }
  }

  /// The presented view goes when the presentation is over; the presenter's, if it had left, comes
  /// back then, and leaves otherwise. Source: 2.2.8, 2.2.9, 2.2.12.
  private func settleViews(isOver: Bool) {
    if isOver {
      if let view = presentedView, view.isDescendant(of: container) { view.removeFromSuperview() }
      if removesPresenter { presentationOfPresenter.restorePresenter() }
      return
    }
    if removesPresenter, presenter.view.isDescendant(of: container) {
      presenter.view.removeFromSuperview()
    }
    // A cancelled dismissal. After a presentation nobody makes up for what the animator has not put
    // in. Source: 2.2.7.
    if operation == .dismiss, let view = presentedView, !view.isDescendant(of: container) {
      container.addSubview(view)
    }
  }

  /// Cancelled: each one's way is turned round and brought to its end. Source: 1.4.1, 4.6, T6.
  private func turnRound(from leaving: UIViewController, to staying: UIViewController) {
    if takesPart(leaving) {
      leaving.beginAppearance(.disappearing, animated: animated)
      leaving.endAppearance()
    }
    if takesPart(staying) {
      staying.beginAppearance(.appearing, animated: animated)
      staying.endAppearance()
    }
  }
}
