/// Tells whether a protocol's optional method exists: its default implementation says so here.
@MainActor enum OptionalMethod {
  private static var wasAbsent = false

  static func isAbsent() { wasAbsent = true }

  /// Runs `question` and tells whether the method that it calls was implemented.
  static func ask<Value>(_ question: () -> Value) -> (answer: Value, isImplemented: Bool) {
    wasAbsent = false
    let answer = question()
    defer { wasAbsent = false }
    return (answer, !wasAbsent)
  }
}
