import Stage

/// What `trace` is asked for.
struct TraceRequest: Equatable {
  var scenario: String
  var direction = Direction.present
  var isJSON = false
  /// A file, or `-` for standard output.
  var output = "-"
  /// Whether what the doctor finds ends the command as a fault.
  var isStrict = false
  var gesture = GestureRequest()
  var tuning = TuningRequest()
}
