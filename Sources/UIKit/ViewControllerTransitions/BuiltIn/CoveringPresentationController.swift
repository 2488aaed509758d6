import QuartzCore

/// The styles that cover the window or a context with the presented view.
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle
  /// The container's size when the view was last placed for it.
  private var placedSize: CGSize?

  init(
    _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool { !style.coversContext }

  override var shouldRemovePresentersView: Bool { style.removesPresentersView }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    placedSize = containerView?.bounds.size
  }

  /// Another size is filled; in the same size the view stays where the animator has left it.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.presentationOfSelf?.transition == nil, let containerView,
      containerView.bounds.size != placedSize
    else { return }
    placedSize = containerView.bounds.size
    if presentedView?.superview === containerView { presentedView?.fill(containerView) }
  }
}
