import Stage

extension Console {
  /// Says so if the transition never ended. Returns what the command ends with.
  func status(of scenario: Scenario, _ span: TransitionSpan) -> ExitStatus {
    guard span.isFrozen else { return .good }
    let reason =
      span.isHeld
      ? "waits for its interaction controller, which neither finishes nor cancels it"
      : "never calls completeTransition(_:)"
    report("FROZEN: \(scenario.id) \(reason)")
    return .fault
  }
}
