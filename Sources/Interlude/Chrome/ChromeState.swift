import Stage
import TransitionDoctor

/// Everything that the window's controls show, as a value.
struct ChromeState: Equatable {
  var title = ""
  var speed = 1.0
  var isPaused = false
  /// Seconds that transitions take now; nil while the code decides.
  var wantedDuration: Double?
  /// Seconds that the last transition's animator asked for.
  var codeDuration: Double?
  var release = StageSettings.Release.iOS13
  /// The stage's time that is shown.
  var time = 0.0
  /// What can be scrubbed: the last transition; nil before there was one.
  var scrubRange: ClosedRange<Double>?
  var script: TransitionScript?
  var findings: [Finding] = []
  var showsKeys = false
}
