import CoreGraphics

/// All that a step depends on besides what the stage already is: equal inputs give equal outputs.
public struct StageInput: Hashable, Codable, Sendable {
  /// Seconds since the stage began; not before the last step's time.
  public var time: Double
  /// Points of the device's screen.
  public var size: CGSize
  /// Output pixels per point: what bitmaps such as text are made for.
  public var scale: Double
  /// In the order in which they happened, none later than `time`.
  public var events: [InputEvent]
  public var settings: StageSettings
  /// Ends a transition that is under way, as if its animator had completed it.
  public var releasesTransition: Bool
  /// Tells the app that memory is short.
  public var warnsOfMemory = false

  enum CodingKeys: String, CodingKey {
    case time, size, scale, events, settings, releasesTransition, warnsOfMemory
  }

  public init(
    time: Double, size: CGSize, scale: Double, events: [InputEvent] = [],
    settings: StageSettings = StageSettings(), releasesTransition: Bool = false,
    warnsOfMemory: Bool = false
  ) {
    self.time = time
    self.size = size
    self.scale = scale
    self.events = events
    self.settings = settings
    self.releasesTransition = releasesTransition
    self.warnsOfMemory = warnsOfMemory
  }
}
