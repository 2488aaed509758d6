/// A moment of the recording that is looked at while the stage waits.
struct LookBack {
  /// Seconds of the stage.
  var time: Double
  /// Whether the stage was paused before.
  var wasPaused: Bool
}
