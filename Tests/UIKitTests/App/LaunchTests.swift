import Foundation
import Stage
import Testing
import UIKit

/// What an app delegate of this module is given where it names no class.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  static let log = CallLog()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    Self.log.note("connect \(session.role.rawValue), \(scene.activationState)")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Self.log.note("foreground, \(scene.activationState)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { Self.log.note("active") }
}

@Suite("Launching an app") @MainActor struct LaunchTests {
  private class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      SceneDelegate.log.note("launched, \(launchOptions == nil)")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      SceneDelegate.log.note("configuration")
      return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      SceneDelegate.log.note("app active")
    }
  }

  private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var mask = UIInterfaceOrientationMask.all
    var warnings = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
  }

  private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

  private func launch(_ delegate: any UIApplicationDelegate) -> TestStage {
    let stage = TestStage(app: delegate)
    stage.settle()
    return stage
  }

  @Test("With scenes: launched, asked for the configuration, connected, in the foreground, active")
  func scenes() throws {
    _ = SceneDelegate.log.take()
    let stage = launch(AppDelegate())
    #expect(
      SceneDelegate.log.take() == [
        "launched, true", "configuration",
        "connect UIWindowSceneSessionRoleApplication, unattached",
        "foreground, foregroundInactive", "active", "app active",
      ])
    #expect(stage.consoleLines == [])
    stage.perform {
      let application = UIApplication.shared
      #expect(application.delegate is AppDelegate)
      #expect(application.connectedScenes.count == 1)
      let scene = application.connectedScenes.first as? UIWindowScene
      #expect(scene?.delegate is SceneDelegate)
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.windows == [stage.window])
      #expect(stage.window.windowScene === scene)
      #expect(stage.window.isKeyWindow && application.keyWindow === stage.window)
      #expect(scene?.session.scene === scene)
      #expect(scene?.session.configuration.name == "Default Configuration")
      #expect(application.applicationState == .active)
      #expect(scene?.interfaceOrientation == .portrait)
    }
    #expect(stage.view.frame == TestStage.bounds)
    stage.turn(.landscapeLeft)
    stage.settle()
    #expect(stage.perform { stage.window.windowScene?.interfaceOrientation } == .landscapeLeft)
  }

  @Test("Without scenes: the delegate's own window")
  func window() {
    let delegate = OldDelegate()
    let stage = launch(delegate)
    #expect(stage.window === delegate.window)
    #expect(stage.root === delegate.window?.rootViewController)
    // What the app does not support at all, no controller can allow.
    delegate.mask = .portrait
    stage.turn(.landscapeRight)
    stage.settle()
    #expect(stage.window.bounds.size == TestStage.size)
  }

  @Test("An app that shows no window is told how to")
  func nothing() {
    let stage = launch(EmptyDelegate())
    #expect(stage.consoleLines.count == 1)
    #expect(stage.consoleLines.first?.hasPrefix("The app shows no window.") == true)
    #expect(stage.stage.rootViewController == nil)
  }

  @Test(
    "Another class than SceneDelegate is named in the configuration; one that is none is told of")
  func delegateClass() {
    final class Other: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.makeKeyAndVisible()
      }
    }
    final class App: UIResponder, UIApplicationDelegate {
      var type: AnyClass = Other.self
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = type
        return configuration
      }
    }
    let app = App()
    #expect(launch(app).perform { UIApplication.shared.connectedScenes.first?.delegate is Other })
    app.type = UIView.self
    #expect(launch(app).consoleLines.first?.hasPrefix("No scene delegate:") == true)
  }

  @Test("Objects are made by their class: with defaults and init() of their own; only NSObject's")
  func making() throws {
    final class Own: UIResponder {
      let number: Int
      override init() {
        number = 7
        super.init()
      }
    }
    final class Inherited: UIResponder { var words = ["a", "b"] }
    #expect((ClassMaker.make(Own.self) as? Own)?.number == 7)
    #expect((ClassMaker.make(Inherited.self) as? Inherited)?.words == ["a", "b"])
    #expect(ClassMaker.make(CallLog.self) == nil)
    // What is made is let go.
    weak var gone: AnyObject?
    do {
      let made = ClassMaker.make(Inherited.self)
      gone = made
      #expect(gone != nil)
      withExtendedLifetime(made) {}
    }
    #expect(gone == nil)
  }

  @Test("Short memory is told the delegate, observers, and every controller once")
  func memory() {
    final class Screen: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
    }
    let delegate = OldDelegate()
    let stage = launch(delegate)
    let (a, child, b) = (Screen(), Screen(), Screen())
    stage.perform {
      stage.window.rootViewController = a
      a.addChild(child)
      a.present(b, animated: false)
    }
    stage.settle()
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: stage.perform { UIApplication.shared }, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.warnsOfMemory = true
    stage.advance()
    stage.advance()
    #expect(delegate.warnings == 1)
    #expect([a, child, b].map(\.warnings) == [1, 1, 1])
    #expect(posts == 1)
  }
}
