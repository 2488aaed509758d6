import Trace

/// A call of whoever drives a transition that did not do what such a call does.
struct InteractionCall {
  /// As `finish()`.
  let method: String
  let outcome: TraceEvent.InteractionOutcome
  /// Whose code.
  let cause: Cause
  let time: Double
}
