import Stage

/// What `render` is asked for.
struct RenderRequest: Equatable {
  var scenario: String
  var direction = Direction.present
  /// 0 is set up and not moved, 1 is over and cleaned up.
  var fractions = [0, 0.25, 0.5, 0.75, 1]
  /// Pixels per point.
  var scale = 1.0
  /// A file ending in `.png` for a strip; anything else is a folder for single pictures.
  var output: String
  /// Whether what the doctor finds ends the command as a fault.
  var isStrict = false
  var gesture = GestureRequest()
  var tuning = TuningRequest()
}
