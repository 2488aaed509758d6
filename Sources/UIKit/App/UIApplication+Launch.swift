import Foundation
import QuartzCore

extension UIApplication {
  /// Tells `delegate` that the app is there, connects its scene, if it has scenes, and makes it active.
  func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    call(delegate, "application(_:didFinishLaunchingWithOptions:)") {
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    let session = scene.session
    let method = "application(_:configurationForConnecting:options:)"
    let (configuration, hasScenes) = OptionalMethod.ask {
      context.callOuts.callOut(to: delegate, method) {
        delegate.application(
          self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
      }
    }
    if hasScenes { connect(configuration, of: delegate) }
    state = .active
    call(delegate, "applicationDidBecomeActive(_:)") { delegate.applicationDidBecomeActive(self) }
    if visibleWindows.isEmpty {
      context.console(
        "The app shows no window. There are no storyboards here: make a UIWindow, give it a "
          + "rootViewController and call makeKeyAndVisible(), in scene(_:willConnectTo:options:) or in "
          + "application(_:didFinishLaunchingWithOptions:).")
    }
  }

  private func connect(
    _ configuration: UISceneConfiguration, of application: any UIApplicationDelegate
  ) {
    scene.session.configuration = configuration
    // What Xcode's template writes into the Info.plist, which is not there.
    let module = String(reflecting: type(of: application)).prefix { $0 != "." }
    let type: AnyClass? =
      configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    guard let delegate = type.flatMap({ ClassMaker.make($0) }) as? any UISceneDelegate else {
      context.console(
        "No scene delegate: set the configuration's delegateClass, or name the class SceneDelegate."
      )
      return
    }
    scene.delegate = delegate
    call(delegate, "scene(_:willConnectTo:options:)") {
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    }
    scene.activationState = .foregroundInactive
    call(delegate, "sceneWillEnterForeground(_:)") { delegate.sceneWillEnterForeground(scene) }
    scene.activationState = .foregroundActive
    call(delegate, "sceneDidBecomeActive(_:)") { delegate.sceneDidBecomeActive(scene) }
  }

  private func call(_ receiver: AnyObject, _ method: String, _ body: () -> Void) {
    context.record(.call(receiver: context.reference(of: receiver), method: method))
    context.callOuts.callOut(to: receiver, method, body)
  }

  // MARK: What code asks of an app

  /// The one scene there is.
  public var connectedScenes: Set<UIScene> { [scene] }
  public var openSessions: Set<UISceneSession> { [scene.session] }
  public var supportsMultipleScenes: Bool { false }

  /// Shown or hidden, from back to front.
  public var windows: [UIWindow] { windowsOfStage }
  /// The one that was made key last; while that is hidden, or none was, the frontmost.
  public var keyWindow: UIWindow? {
    let visible = visibleWindows
    return visible.last { $0 === chosenKeyWindow } ?? visible.last
  }
  public var applicationState: State { state }

  /// Asks the delegate, or every controller in front, to let go of what can be made again.
  package func warnOfMemory() {
    if let delegate {
      call(delegate, "applicationDidReceiveMemoryWarning(_:)") {
        delegate.applicationDidReceiveMemoryWarning(self)
      }
    }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    var told: [UIViewController] = []
    func tell(_ controller: UIViewController) {
      for each in controller.selfAndDescendants where !told.contains(where: { $0 === each }) {
        told.append(each)
        each.call("didReceiveMemoryWarning()") { $0.didReceiveMemoryWarning() }
      }
    }
    for window in windowsOfStage { window.rootViewController.map(tell) }
    for presentation in presentations { tell(presentation.presented) }
  }

  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
