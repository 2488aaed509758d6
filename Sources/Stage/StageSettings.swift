/// What whoever looks at a stage changes about it while it runs.
public struct StageSettings: Hashable, Codable, Sendable {
  /// Which iOS a presentation without a style of its own is that of. It changes what `.automatic`
  /// stands for, and nothing else.
  public enum Release: Int, CaseIterable, Codable, Sendable {
    /// Full screen.
    case iOS12 = 12
    /// A sheet; the default.
    case iOS13 = 13
  }

  /// Seconds that a transition is to take, whatever its animator says; nil leaves it alone.
  public var transitionDuration: Double?
  public var release = Release.iOS13
  public var environment = StageEnvironment()
  /// Whether status bar and home indicator are to be seen. They lie on a stage of their own: the app's
  /// trace and its objects are the same with them and without.
  public var showsBars = false

  /// Seconds that may be asked for.
  public static let durations = 0.05...60.0

  public init(
    transitionDuration: Double? = nil, release: Release = .iOS13,
    environment: StageEnvironment = StageEnvironment(), showsBars: Bool = false
  ) {
    self.transitionDuration = transitionDuration
    self.release = release
    self.environment = environment
    self.showsBars = showsBars
  }
}

extension StageSettings {
  enum CodingKeys: String, CodingKey { case transitionDuration, release, environment, showsBars }

  /// What is left out means what it means by default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      transitionDuration: try container.decodeIfPresent(Double.self, forKey: .transitionDuration),
      release: try container.decodeIfPresent(Release.self, forKey: .release) ?? .iOS13,
      environment: try container.decodeIfPresent(StageEnvironment.self, forKey: .environment)
        ?? StageEnvironment(),
      showsBars: try container.decodeIfPresent(Bool.self, forKey: .showsBars) ?? false)
  }
}
