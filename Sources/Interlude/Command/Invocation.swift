import Stage

/// What the command line asks for.
enum Invocation: Equatable {
  case window(WindowRequest)
  case list(isJSON: Bool)
  case devices(isJSON: Bool)
  case render(RenderRequest)
  case trace(TraceRequest)
  case bench(isJSON: Bool)
  case help(topic: String?)
  case version
}

/// What of a transition is changed from the command line.
struct TuningRequest: Equatable {
  var settings = StageSettings()
  var device = Device.iPhone13
  /// How fast time passes for whoever watches; no picture and no trace depends on it.
  var speed = 1.0
}

/// What fingers do instead of the scenario's own script.
struct GestureRequest: Equatable {
  /// A file with a gesture's text.
  var file: String?
  /// How much of its way the gesture goes.
  var part: Double?
  /// Points a second at the release.
  var velocity: Double?

  var isEmpty: Bool { self == GestureRequest() }
}

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

struct RenderRequest: Equatable {
  var scenario: String
  var direction = Direction.present
  /// 0 is set up and not moved, 1 is over and cleaned up.
  var fractions = [0, 0.25, 0.5, 0.75, 1]
  /// Pixels per point.
  var scale = 1.0
  /// A file ending in `.png` for a strip; anything else is a folder for single pictures.
  var output: String
  var gesture = GestureRequest()
  var tuning = TuningRequest()
}

struct TraceRequest: Equatable {
  var scenario: String
  var direction = Direction.present
  var isJSON = false
  /// A file, or `-` for standard output.
  var output = "-"
  var gesture = GestureRequest()
  var tuning = TuningRequest()
}
