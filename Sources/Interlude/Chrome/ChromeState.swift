import Stage
import TransitionDoctor

/// Everything that the window's controls show, as a value.
struct ChromeState: Equatable {
  /// A scenario in the list.
  struct Entry: Equatable {
    var id: String
    var title: String
    var isMistake: Bool
  }

  var title = ""
  var scenarios: [Entry] = []
  /// The one that is open.
  var current = 0
  var showsScenarios = false
  var speed = 1.0
  var isPaused = false
  /// Seconds that transitions take now; nil while the code decides.
  var wantedDuration: Double?
  /// Seconds that the last transition's animator asked for.
  var codeDuration: Double?
  var release = StageSettings.Release.iOS13
  /// The device's name.
  var device = Device.iPhone13.name
  var environment = StageEnvironment()
  /// The stage's time that is shown.
  var time = 0.0
  /// What can be scrubbed: the transition whose script is shown; nil before there was one.
  var scrubRange: ClosedRange<Double>?
  /// The beginning of that transition is no longer recorded.
  var hasForgotten = false
  var script: TransitionScript?
  /// Which of the last transitions that is, as "2 of 3"; nil when there is only one.
  var scriptPlace: String?
  var findings: [Finding] = []
  var isRecordingGesture = false
  /// What came of the last thing that was asked for, where it does not show by itself.
  var notice: String?
  var showsKeys = false
}
