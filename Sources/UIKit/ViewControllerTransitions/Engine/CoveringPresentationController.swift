import QuartzCore

/// The styles that cover the window or a context with the presented view.
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(
    _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool { !style.coversContext }

  override var shouldRemovePresentersView: Bool { style.removesPresentersView }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // An animator moves the view while a transition runs.
    guard presentedViewController.presentationOfSelf?.transition == nil, let containerView,
      presentedView?.superview === containerView
    else { return }
    presentedView?.fill(containerView)
  }
}
