/// What of an animation tells whether a transition still moves.
extension AnimationDescription {
  /// The duration in a trace of an animation that nothing but a call ends, in seconds.
  package static let endlessDuration = 1e9

  /// Whether it never ends by itself, so that no transition waits for it: a pulse that goes on in
  /// the presented screen is no part of the way there.
  package var isEndless: Bool { begin + duration >= Self.endlessDuration }

  /// When it is over, in seconds of the stage's clock.
  package var end: Double { begin + duration }
}
