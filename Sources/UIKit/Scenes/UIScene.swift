import QuartzCore

/// One instance of an app's interface. There is one on each stage, whether the app knows scenes or not.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a person can see and use the scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is connected with; here nothing ever is.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}

  public let session: UISceneSession
  /// Kept alive by the scene.
  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  init(_ session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  unowned let application: UIApplication

  init(of application: UIApplication) {
    self.application = application
    super.init(UISceneSession())
  }

  public var screen: UIScreen { application.screen }
  /// Shown or hidden, from back to front.
  public var windows: [UIWindow] { application.windowsOfStage }
  public var keyWindow: UIWindow? { application.keyWindow }
  /// Which way up the interface stands.
  public var interfaceOrientation: UIInterfaceOrientation { application.interfaceOrientation }
  public var traitCollection: UITraitCollection { application.traitCollection }

  public override var next: UIResponder? { application }
}
