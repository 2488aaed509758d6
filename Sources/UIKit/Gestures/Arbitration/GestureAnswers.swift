/// What a recogniser knows of others in one attempt, so that nobody is asked twice.
struct GestureAnswers {
  /// Whether it waits until the other, by its identity, has failed.
  var mustWaitFor: [ObjectIdentifier: Bool] = [:]
  /// Whether it runs together with the other.
  var runsWith: [ObjectIdentifier: Bool] = [:]
  /// Whether its targets have been told that the gesture began.
  var hasBegun = false
}
