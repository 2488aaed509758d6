import QuartzCore
import Trace

/// Owns a screen: loads its view, hears of its coming and going, presents other controllers.
///
/// This file holds the stored state and the methods that a subclass may override.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  nonisolated let identity: ControllerIdentity

  var storedView: UIView?
  var appearance = AppearanceState.disappeared
  /// Where its own transitions have brought it: it is there as far as what holds it is on the screen.
  var ownAppearance = AppearanceState.appeared
  var appearanceIsAnimated = false
  var isAppearingIsDue = false
  /// The appearance callback that UIKit is calling.
  var runningCallback: TraceEvent.AppearanceCallback?
  /// The window that this controller is the root of.
  weak var rootWindow: UIWindow?

  var ownInterfaceStyle = UIUserInterfaceStyle.unspecified
  var traitsFromParent: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []

  var storedPresentationStyle = UIModalPresentationStyle.automatic
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  var storedPresentationController: UIPresentationController?

  /// The presentation in which this controller presents another.
  var presentationOfOther: Presentation?
  /// The presentation in which this controller is presented.
  weak var presentationOfSelf: Presentation?

  open var title: String?
  /// How this controller is presented; `.automatic` reads as the style that it stands for.
  /// Source: 2.1.2.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard storedPresentationStyle == .automatic else { return storedPresentationStyle }
      return UIApplication.of(context).styleForAutomatic
    }
    set { storedPresentationStyle = newValue }
  }

  /// Whether presentations that cover a context cover this controller's view. Source: 1.1.4.
  open var definesPresentationContext = false
  /// What the controller's view is shown in.
  open var traitCollection: UITraitCollection { shownTraits }

  /// Light or dark for this controller's view and all within, whatever the device is; unspecified
  /// follows it. What this controller presents follows the device.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownInterfaceStyle }
    set {
      guard newValue != ownInterfaceStyle else { return }
      ownInterfaceStyle = newValue
      viewIfLoaded?.updateTraits()
    }
  }

  /// How large the view would like to be where somebody else decides (points); (0, 0) for no wish.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }

  /// The built-in transition that presents and dismisses this controller.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Who is asked for the objects that animate this controller's presentation and dismissal. It is
  /// not kept alive. Source: 1.2.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// There are no nib files: both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let context = StageContext.current
    identity = ControllerIdentity(in: context)
    super.init()
    context.record(.created(object: reference))
  }

  /// There are no archives to decode from: the coder is not read.
  public required init?(coder: NSCoder) {
    let context = StageContext.current
    identity = ControllerIdentity(in: context)
    super.init()
    context.record(.created(object: reference))
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit { identity.reportDeath(of: reference) }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { adopt(newValue) }
  }

  // MARK: Hooks

  /// Makes the view and assigns it to `view`; not to be called.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view has been loaded.
  open func viewDidLoad() {}

  /// The view is about to come on; not yet in the window.
  open func viewWillAppear(_ animated: Bool) { wasCalled(.viewWillAppear) }

  /// The view is in the window and its superview has been laid out. Source: 1.3.5.
  open func viewIsAppearing(_ animated: Bool) { wasCalled(.viewIsAppearing) }

  /// The view is on, and the transition that brought it is over.
  open func viewDidAppear(_ animated: Bool) { wasCalled(.viewDidAppear) }

  open func viewWillDisappear(_ animated: Bool) { wasCalled(.viewWillDisappear) }

  /// The view has left the window.
  open func viewDidDisappear(_ animated: Bool) { wasCalled(.viewDidDisappear) }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Safe area and margins

  /// What this controller's own views cover of its view, on top of what others do (points).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// The view's `safeAreaInsets` has another value now.
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the view: 16 points at both sides, 20 where there is much room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least those.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() }
    }
  }

  // MARK: Sizes and orientations

  /// The view is about to be that large; still it has its former size. Passes it on to children and
  /// to what is presented, with the sizes that they will have. Source: 10.15.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, coordinator) }

  /// The traits are about to be those; passes them on as `viewWillTransition(to:with:)` does.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, coordinator) }

  /// How large a child's view is in a view of `parentSize`: what its autoresizing makes it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController).map { resized($0, in: parentSize) } ?? parentSize
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// How the interface may stand while this controller covers the screen: on a phone not upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface follows the device.
  open var shouldAutorotate: Bool { true }

  /// `traitCollection` is another now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Status bar and home indicator

  /// Asked when the controller comes to the front, and when `setNeedsStatusBarAppearanceUpdate()` is
  /// called.
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Who decides in this controller's place; nil for nobody.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether this controller decides about the status bar even where it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  /// Memory is short: let go of what can be made again.
  open func didReceiveMemoryWarning() {}

  /// It is about to become, or cease to be, a child of `parent` (nil).
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the children's appearance follows this controller's by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A segue is about to be performed: hand its destination what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// There are no storyboards to find a segue in: raises as UIKit does for an unknown one.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    fatalError(
      "NSInvalidArgumentException: Receiver (\(self)) has no segue with identifier "
        + "'\(identifier)'")
  }

  /// Brings `viewControllerToPresent` onto the screen; the transition begins in a later step, once
  /// the changes made so far are committed. Source: section 1.1.
  ///
  /// - Parameter completion: called after the presented controller's `viewDidAppear`; not at all
  ///   when the presentation is refused.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes off what this controller presents, or, if it presents nothing, this controller itself.
  /// Source: section 1.5.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  nonisolated var reference: ObjectReference {
    ObjectReference(type: "\(type(of: self))", id: identity.number)
  }

  open override var description: String {
    "<\(type(of: self)): 0x\(String(identity.number, radix: 16))>"
  }
}
