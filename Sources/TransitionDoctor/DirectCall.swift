import Trace

/// An appearance callback that the user's code has called.
struct DirectCall {
  let controller: ObjectReference
  let callback: TraceEvent.AppearanceCallback
  /// Whose code.
  let cause: Cause
  let time: Double
}
