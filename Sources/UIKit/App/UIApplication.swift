import QuartzCore

/// The running program: one for each stage, which owns its screen and windows.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The current stage's application.
  public static var shared: UIApplication { of(.current) }

  let context: StageContext
  let screen = UIScreen()
  let animationScopes = AnimationScopes()
  private(set) lazy var touchDispatcher = TouchDispatcher(application: self)
  /// What UIKit's drawing functions draw into; the last one counts.
  var graphicsContexts: [CGContext] = []
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
    screen.safeArea = safeArea
    for window in attachedWindows { window.frame = screen.bounds }
  }

  /// Whether a window shows something other than the last commit left.
  package var hasUncommittedChanges: Bool {
    visibleWindows.contains { $0.layer.hasUncommittedChanges }
  }

  /// Ends the transition that is under way, as if its animator had completed it.
  package func completeTransition() {
    for transition in runningTransitions { transition.complete(!transition.wasCancelled) }
  }

  private var runningTransitions: [Transition] {
    attachedWindows.flatMap { $0.rootViewController?.presentationOfOther?.stack ?? [] }
      .compactMap(\.transition).filter { $0.state == .running }
  }

  /// Takes everything apart, so that nothing is kept alive by what never ended.
  package func close() {
    for window in attachedWindows {
      let presentations = window.rootViewController?.presentationOfOther?.stack ?? []
      for presentation in presentations.reversed() { presentation.close() }
      window.layer.setRootContext(nil)
    }
    attachedWindows = []
  }

  package func deliver(_ samples: [TouchSample]) { touchDispatcher.deliver(samples) }

  package func layoutWindows() {
    for window in visibleWindows where window.layer.hasUncommittedChanges {
      window.layoutIfNeeded()
    }
  }
}
