import QuartzCore

/// What is kept of a scene, whether it is connected or not.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public internal(set) weak var scene: UIScene?
  public let role = Role.windowApplication
  public internal(set) var configuration: UISceneConfiguration

  override init() {
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The same in every run.
  public var persistentIdentifier: String { "scene" }
}

/// Which class looks after a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Nil for the class `SceneDelegate` of the app's module: there is no Info.plist to name another.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
