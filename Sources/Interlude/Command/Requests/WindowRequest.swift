import Stage

/// What `run` is asked for.
struct WindowRequest: Equatable {
  /// Nil means the first scenario.
  var scenario: String?
  /// How much larger than the system says everything is.
  var uiScale = 1.0
  /// Whether to print what a frame costs when the window closes.
  var showsStatistics = false
  /// A file with the gesture that the window's key for it does.
  var gesture: String?
  /// A window shows what a phone shows.
  var tuning = TuningRequest(settings: StageSettings(showsBars: true))
}
