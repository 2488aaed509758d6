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
