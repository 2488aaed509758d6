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

extension InteractionCall {
  /// Whether it was to let go of the transition.
  var endsInteraction: Bool { method == "finish()" || method == "cancel()" }

  /// The method that made the call, or a type where no call-out of UIKit's led to it.
  func place(or type: String) -> String {
    if case .user(let type, let method) = cause { "\(type).\(method)" } else { type }
  }
}
