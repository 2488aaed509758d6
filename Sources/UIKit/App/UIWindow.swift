import QuartzCore

/// The root of a view tree on a screen; its root controller's view fills it.
@preconcurrency @MainActor open class UIWindow: UIView {
  private var storedRootViewController: UIViewController?
  /// Carries the root's view, so that it can be set back behind a sheet and stay as it is.
  private let rootCard = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  open var screen: UIScreen { application.screen }

  /// The margins that the device keeps for itself.
  var deviceSafeArea: UIEdgeInsets { screen.safeArea }

  open override var next: UIResponder? { application }

  /// Its view becomes the window's; the former one's leaves.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set {
      guard newValue !== storedRootViewController else { return }
      let former = storedRootViewController
      storedRootViewController = newValue
      if !isHidden { showRoot(insteadOf: former) }
    }
  }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() {
    guard isHidden else { return }
    application.attach(self)
    isHidden = false
    showRoot(insteadOf: nil)
  }

  private var application: UIApplication { layer.context.map(UIApplication.of) ?? .shared }

  private func showRoot(insteadOf former: UIViewController?) {
    if let former, former.isViewLoaded {
      former.view.removeFromSuperview()
      former.disappearAtOnce()
    }
    guard let root = storedRootViewController else { return }
    root.rootWindow = self
    application.context.callOuts.uikit {
      root.beginAppearance(.appearing, animated: false)
      rootCard.frame = bounds
      rootCard.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(rootCard, at: 0)
      root.view.frame = rootCard.bounds
      root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rootCard.addSubview(root.view)
    }
    // As after any transition, the did-callback follows the commit that shows the view.
    let context = application.context
    context.turnWork.afterCommit(context.commitCount) { [weak root] in
      root?.endAppearance()
    }
    context.setNeedsStep()
  }
}
