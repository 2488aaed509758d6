import QuartzCore

/// The running program: one for each stage, which owns its screen and windows.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The current stage's application.
  public static var shared: UIApplication { of(.current) }

  let context: StageContext
  let screen = UIScreen()
  let animationScopes = AnimationScopes()
  private(set) lazy var touchDispatcher = TouchDispatcher(application: self)
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
  package func setScreen(size: CGSize, scale: CGFloat) {
    guard screen.bounds.size != size || screen.scale != scale else { return }
    screen.setDevice(bounds: CGRect(origin: .zero, size: size), scale: scale)
    for window in attachedWindows { window.frame = screen.bounds }
  }

  /// Whether a window shows something other than the last commit left.
  package var hasUncommittedChanges: Bool {
    visibleWindows.contains { $0.layer.hasUncommittedChanges }
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
