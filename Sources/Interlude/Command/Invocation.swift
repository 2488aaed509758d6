import Stage

/// What the command line asks for.
enum Invocation: Equatable {
  case window(WindowRequest)
  case list(isJSON: Bool)
  case render(RenderRequest)
  case trace(TraceRequest)
  case bench(isJSON: Bool, isOfAnimations: Bool = false)
  case help(topic: String?)
  case version
}

/// What of a transition is changed from the command line.
struct TuningRequest: Equatable {
  var settings = StageSettings()
  /// How fast time passes for whoever watches; no picture and no trace depends on it.
  var speed = 1.0
}

struct WindowRequest: Equatable {
  /// Nil means the first scenario.
  var scenario: String?
  /// How much larger than the system says everything is.
  var uiScale = 1.0
  /// Whether to print what a frame costs when the window closes.
  var showsStatistics = false
  var tuning = TuningRequest()
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
  var tuning = TuningRequest()
}

struct TraceRequest: Equatable {
  var scenario: String
  var direction = Direction.present
  var isJSON = false
  /// A file, or `-` for standard output.
  var output = "-"
  var tuning = TuningRequest()
}
