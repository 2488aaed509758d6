import Trace

/// How somebody let go of a transition.
struct Handover {
  let motion: InteractionMotion
  /// Ways a duration, and by what curve, for what was left.
  let speed: Double
  let curve: String
}
