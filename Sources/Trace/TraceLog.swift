/// Collects events until somebody takes them. The engine writes to it when it has one; without one
/// no event is even made.
package final class TraceLog {
  private var events: [TraceEvent] = []

  package init() {}

  package func append(_ event: TraceEvent) { events.append(event) }

  /// What was collected since the last call.
  package func takeEvents() -> [TraceEvent] {
    defer { events = [] }
    return events
  }
}
