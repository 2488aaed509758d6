/// How fast a transition and the finger were when it was let go of, and how fast it goes on: the
/// difference is the step that one sees.
public struct InteractionMotion: Hashable, Codable, Sendable {
  /// Of the gesture in whose action it is let go of, as `GestureMotion.velocity`; nil where it is none,
  /// or one that measures nothing.
  public var velocity: [Double]?
  /// What `percent` changed by in a second while it was in the hand, measured over its last updates as
  /// a gesture's velocity is over its last moves.
  public var percentVelocity: Double
  /// What it changes by in a second at the first moment of what is left, below 0 on the way back; nil
  /// where nothing is left, or what moves is not known.
  public var restVelocity: Double?

  public init(
    velocity: [Double]? = nil, percentVelocity: Double, restVelocity: Double? = nil
  ) {
    self.velocity = velocity
    self.percentVelocity = percentVelocity
    self.restVelocity = restVelocity
  }
}
