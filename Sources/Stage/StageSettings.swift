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

  /// Seconds that may be asked for.
  public static let durations = 0.05...60.0

  public init(transitionDuration: Double? = nil, release: Release = .iOS13) {
    self.transitionDuration = transitionDuration
    self.release = release
  }
}
