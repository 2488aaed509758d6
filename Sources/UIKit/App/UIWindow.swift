import QuartzCore

/// The root of a view tree on a screen; its root controller's view fills it.
@preconcurrency @MainActor open class UIWindow: UIView {
  private var storedRootViewController: UIViewController?
  private let rootCard = RootCard()
  /// The change of its size that is under way.
  var sizeChange: SizeChangeCoordinator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beAWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beAWindow()
  }

  private func beAWindow() {
    storedWindow = self
    layer.isHidden = true
  }

  /// As large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The one scene there is, while the window is one of its windows.
  open var windowScene: UIWindowScene? {
    get { application.windowsOfStage.contains { $0 === self } ? application.scene : nil }
    set {}
  }

  /// Windows of a higher level lie in front of those of a lower one.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, windowScene != nil { application.attach(self) } }
  }

  open var isKeyWindow: Bool { application.keyWindow === self }

  /// Nothing comes in front by that.
  open func makeKey() { application.makeKey(self) }

  /// Called when it has become the key window; not to be called.
  open func becomeKey() {}

  /// Called when another has become the key window; not to be called.
  open func resignKey() {}

  open var screen: UIScreen { application.screen }

  /// The margins that the device keeps for itself.
  var deviceSafeArea: UIEdgeInsets { screen.comingSafeArea ?? screen.safeArea }

  open override var next: UIResponder? { application }

  /// Its view becomes the window's; the former one's leaves, with everything that it presents.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set {
      guard newValue !== storedRootViewController else { return }
      let former = storedRootViewController
      storedRootViewController = newValue
      context.asUIKit {
        if let former { dropRoot(former) }
        newValue?.rootWindow = self
        application.orientationsMayHaveChanged = true
        application.askForBars(isAnimated: false)
        if !isHidden { showRoot() }
      }
    }
  }

  /// Hidden at first. Shown, the window comes in front of the others of its level.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      super.isHidden = newValue
      context.asUIKit {
        if newValue {
          application.windowsChanged()
          frontController?.leave {}
        } else {
          application.attach(self)
          updateSafeArea(enters: true)
          showRoot()
        }
      }
    }
  }

  /// Shows the window in front of the others of its level.
  open func makeKeyAndVisible() {
    application.attach(self)
    application.makeKey(self)
    isHidden = false
  }

  var application: UIApplication { UIApplication.of(context) }

  private var context: StageContext { layer.context ?? .current }

  /// Whose view comes and goes with the window: the root's, or that of what is presented on top of it.
  private var frontController: UIViewController? { storedRootViewController?.frontController }

  private func dropRoot(_ former: UIViewController) {
    // From the top down. A callback may have ended some of them already.
    let presentations = application.presentations.filter { $0.belongs(to: self) }
    for presentation in presentations.reversed() where presentation.isHeld {
      presentation.collapse()
    }
    former.leave { former.view.removeFromSuperview() }
    former.rootWindow = nil
    former.ownAppearance = .appeared
  }

  private func showRoot() {
    guard let root = storedRootViewController else { return }
    let front = frontController
    front?.beginAppearance(.appearing, animated: false)
    if root === front {
      if rootCard.superview == nil {
        rootCard.frame = bounds
        rootCard.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(rootCard, at: 0)
      }
      root.view.frame = rootCard.bounds
      root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rootCard.addSubview(root.view)
    }
    // As after any transition, the did-callback follows the commit that shows the view.
    let context = context
    context.turnWork.afterCommit(context.commitCount) { [weak front] in front?.endAppearance() }
    context.setNeedsStep()
  }
}
