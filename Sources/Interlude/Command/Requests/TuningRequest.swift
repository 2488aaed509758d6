import Stage

/// What of a transition is changed from the command line.
struct TuningRequest: Equatable {
  var settings = StageSettings()
  var device = Device.iPhone13
  /// How fast time passes for whoever watches; no picture and no trace depends on it.
  var speed = 1.0
}
