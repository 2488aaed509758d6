/// One thing that happened, as a plain value. The written form is in `docs/trace-format.md`.
public struct TraceEvent: Hashable, Codable, Sendable {
  /// Seconds of the stage's clock: the time of the step in which it happened.
  public var time: Double
  public var cause: Cause
  public var event: Kind

  public init(time: Double, cause: Cause, event: Kind) {
    self.time = time
    self.cause = cause
    self.event = event
  }
}
