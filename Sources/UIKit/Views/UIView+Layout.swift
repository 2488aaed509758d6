import QuartzCore

extension UIView {
  /// Asks for `layoutSubviews()` in the next layout.
  public func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and those beneath it that need it, now.
  public func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The controller's callbacks around `layoutSubviews()`. Source: 1.3.5–6.
  func performLayout() { traitCollection.asCurrent { layOut() } }

  private func layOut() {
    guard let controller else {
      layoutSubviews()
      return
    }
    controller.viewIsInPlace()
    controller.callLayout(.viewWillLayoutSubviews)
    layoutSubviews()
    controller.callLayout(.viewDidLayoutSubviews)
  }
}

extension UIView: LayoutNaming {
  /// A plain view says little without its controller.
  package var nameInLayout: String {
    controller.map { "\(self), the view of \($0)," } ?? "\(self)"
  }
}
