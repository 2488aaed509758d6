extension Selector {
  /// Calls the method on `target`, in the trace as that object's doing.
  ///
  /// A target that the method does not fit is a programmer's mistake, as on iOS.
  ///
  /// - Parameter sender: who calls, for the message; nil where nobody is named.
  @MainActor package func send(
    to target: Any, _ arguments: [Any?], from sender: Any? = nil, in context: StageContext
  ) {
    let isUnderstood = context.callOuts.callOut(to: target, name) { call(target, arguments) }
    if !isUnderstood { stopUnrecognized(by: target, from: sender) }
  }

  package func stopUnrecognized(by target: Any, from sender: Any?) -> Never {
    let origin = sender.map { " from a \(type(of: $0))" } ?? ""
    fatalError(
      "NSInvalidArgumentException: unrecognized selector sent to instance: "
        + "\(type(of: target)) does not take '\(self)'\(origin)")
  }
}
