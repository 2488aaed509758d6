import QuartzCore

/// The running program: one for each stage, which owns its screen and windows.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The current stage's application.
  public static var shared: UIApplication { of(.current) }

  let context: StageContext
  let screen = UIScreen()
  let animationScopes = AnimationScopes()
  let shownViews = ShownViews()
  private(set) lazy var touchDispatcher = TouchDispatcher(application: self)
  /// What UIKit's drawing functions draw into; the last one counts.
  var graphicsContexts: [CGContext] = []
  /// What waits for the end of the layout pass: pictures of what it makes.
  var afterLayout: [() -> Void] = []
  /// Seconds that transitions are to take, whatever their animators say; nil leaves them alone.
  package var wantedTransitionDuration: Double? {
    didSet {
      guard wantedTransitionDuration != oldValue else { return }
      for transition in runningTransitions { transition.stretch() }
    }
  }

  /// What `.automatic` stands for.
  package var styleForAutomatic = UIModalPresentationStyle.pageSheet
  private var attachedWindows: [UIWindow] = []
  /// How many commits were done when a window was last shown, hidden or put in front.
  private var windowsChangedAt: Int?
  private var weakPresentations: [WeakPresentation] = []

  private init(context: StageContext) {
    self.context = context
    super.init()
  }

  package static func of(_ context: StageContext) -> UIApplication {
    context.object(UIApplication.self) { UIApplication(context: $0) }
  }

  /// From back to front.
  package var visibleWindows: [UIWindow] { attachedWindows.filter { !$0.isHidden } }

  func attach(_ window: UIWindow) {
    attachedWindows.removeAll { $0 === window }
    attachedWindows.append(window)
    window.layer.setRootContext(context)
    windowsChanged()
  }

  /// A window was shown, hidden or put in front. The next commit shows it: a window that is hidden
  /// has no part in that commit, so that its own changes cannot tell.
  func windowsChanged() {
    windowsChangedAt = context.commitCount + (context.phase == .commit ? 1 : 0)
    context.setNeedsStep()
  }
}

// MARK: - Presentations

extension UIApplication {
  private struct WeakPresentation {
    weak var presentation: Presentation?
  }

  /// Those that have begun and are not over, whoever presents, in the order they began: one that
  /// lies on another comes after it. None is kept alive by this.
  var presentations: [Presentation] { weakPresentations.compactMap(\.presentation) }

  func register(_ presentation: Presentation) {
    weakPresentations.removeAll { $0.presentation == nil }
    weakPresentations.append(WeakPresentation(presentation: presentation))
  }

  func forget(_ presentation: Presentation) {
    weakPresentations.removeAll { $0.presentation == nil || $0.presentation === presentation }
  }
}

// MARK: - What a step asks of it

extension UIApplication {
  /// The device's screen has this size now; windows fill it.
  package func setScreen(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    guard screen.bounds.size != size || screen.scale != scale || screen.safeArea != safeArea else {
      return
    }
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.scale = scale
    context.screenScale.set(scale)
    screen.safeArea = safeArea
    for window in attachedWindows { window.frame = screen.bounds }
  }

  /// Whether a window shows something other than the last commit left, or other windows are shown.
  package var hasUncommittedChanges: Bool {
    windowsChangedAt == context.commitCount
      || visibleWindows.contains { $0.layer.hasUncommittedChanges }
  }

  /// Whether a step would tell the trace more about what is shown.
  package var shownViewsAreAwaited: Bool { shownViews.areAwaited }

  /// The views have been committed as they are now, or stay as they were.
  package func viewsAreShown() { shownViews.record(presentations, in: context) }

  /// Ends the transition that is under way, as if its animator had completed it.
  package func completeTransition() {
    for transition in runningTransitions { transition.complete(!transition.wasCancelled) }
  }

  private var runningTransitions: [Transition] {
    presentations.compactMap(\.transition).filter { $0.state == .running }
  }

  /// Takes everything apart, so that nothing is kept alive by what never ended.
  package func close() {
    for presentation in presentations.reversed() { presentation.close() }
    for window in attachedWindows { window.layer.setRootContext(nil) }
    attachedWindows = []
  }

  package func deliver(_ samples: [TouchSample]) { touchDispatcher.deliver(samples) }

  package func layoutWindows() {
    for window in visibleWindows where window.layer.hasUncommittedChanges {
      window.layoutIfNeeded()
    }
    while !afterLayout.isEmpty { afterLayout.removeFirst()() }
  }
}
