import Trace

/// A call of `present` or `dismiss` that came while a transition was under way.
struct RefusedCall {
  let operation: TraceEvent.TransitionOperation
  /// Whose method was called.
  let controller: ObjectReference
  /// Whose code.
  let cause: Cause
  let time: Double
  /// The one that was under way.
  let transition: Int?
}
