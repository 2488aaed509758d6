import QuartzCore

/// Manages one presentation: where the presented view goes, what else is shown with it.
///
/// One object serves presentation and dismissal. Source: 1.2.7, 1.3, 2.2.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Kept alive by this object, except while that is not more than what the controller itself keeps
  /// for a presentation that has not begun.
  public var presentedViewController: UIViewController {
    heldPresented ?? knownPresented ?? successor
  }

  /// Settled when the presentation begins; before that, the controller that is likely to present.
  public var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// Holds the presented view and whatever is added to it; nil before and after the presentation.
  public internal(set) var containerView: UIView?

  private var heldPresented: UIViewController?
  private weak var knownPresented: UIViewController?
  /// Stands for a presented controller that went away unpresented.
  private lazy var successor = UIViewController()
  weak var presenter: UIViewController?
  /// What was decided when the presentation began; overridable before.
  var settledStyle: UIModalPresentationStyle?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    knownPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  func holdPresented() { heldPresented = knownPresented }
  func letGoOfPresented() { heldPresented = nil }

  /// The container is there: a view that is to stand around the presented one takes it.
  func takePresentedView() {}
  /// The presentation is over without a transition that says so.
  func giveBackPresentedView() {}

  open var presentationStyle: UIModalPresentationStyle {
    settledStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The view that moves: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where `presentedView` stands when the presentation is complete: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window rather than the context it was started in.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves while it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// The container is in the window, the presented view is not yet in it. Source: 1.3.2.
  open func presentationTransitionWillBegin() {}
  /// - Parameter completed: false when the presentation was cancelled; take away what was added.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// - Parameter completed: true when the presented controller is gone; take away what was added.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to be laid out, for instance with a new size: set frames here.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes and traits

  /// Those of the container; before it is there, those of whoever presents.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The container is about to be that large: tells the presented controller what its own view will
  /// be. Source: 10.15.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.call("viewWillTransition(to:with:)") {
      $0.viewWillTransition(to: own, with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.call("willTransition(to:with:)") {
      $0.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// How large the presented view is in a container of `parentSize`: as large, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presented controller would like another size; whoever follows it sets the frame. Source: 10.16.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
}
