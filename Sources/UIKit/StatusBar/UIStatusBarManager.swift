import QuartzCore

/// How the status bar is shown.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  public var statusBarStyle: UIStatusBarStyle {
    application.barsLook.isLight ? .lightContent : .darkContent
  }
  public var isStatusBarHidden: Bool { application.barsLook.hidesStatusBar }
  /// In the screen's coordinates; empty while it is hidden.
  public var statusBarFrame: CGRect {
    let look = application.barsLook
    let size = CGSize(
      width: application.screen.bounds.width, height: application.screen.safeArea.top)
    return CGRect(origin: .zero, size: look.hidesStatusBar ? .zero : size)
  }
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: application) }
}
