import QuartzCore

/// The container of a presentation: it covers the window, or the context, and holds what the
/// transition moves. Touches that nothing in it takes end here. Source: 2.2.15.
@MainActor final class UITransitionView: UIView {
  /// While a transition runs nothing beneath it takes touches. Source: 10.6.
  var swallowsTouches = false
  weak var presentationController: UIPresentationController?

  override var standsStillInSafeArea: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if swallowsTouches, self.point(inside: point, with: event) { return self }
    return super.hitTest(point, with: event)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let presentationController else { return }
    (layer.context ?? .current).callOuts.callOut(
      to: presentationController, "traitCollectionDidChange(_:)"
    ) { presentationController.traitCollectionDidChange(previousTraitCollection) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentationController else { return }
    let context = layer.context ?? .current
    context.callOuts.callOut(to: presentationController, "containerViewWillLayoutSubviews()") {
      presentationController.containerViewWillLayoutSubviews()
    }
    context.callOuts.callOut(to: presentationController, "containerViewDidLayoutSubviews()") {
      presentationController.containerViewDidLayoutSubviews()
    }
  }
}
