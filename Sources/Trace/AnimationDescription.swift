/// What an animation does, in words and numbers that a reader of the trace understands.
public struct AnimationDescription: Hashable, Codable, Sendable {
  /// Its number in its stage, from the counter that also numbers layers and controllers: later
  /// animations have greater numbers.
  public var animation: Int
  /// The view whose layer it moves, or nil for a layer without one.
  public var view: ObjectReference?
  public var layer: Int
  public var keyPath: String
  /// Values in Swift-like notation, e.g. `(195.0, 1266.0)`.
  public var from: String
  public var to: String
  /// `from` and `to` are added to the model value.
  public var isAdditive: Bool
  /// E.g. `cubicBezier(0.42, 0.0, 0.58, 1.0)`.
  public var curve: String
  /// Seconds of the stage's clock.
  public var begin: Double
  /// Seconds.
  public var duration: Double
  /// With which it begins, x and y in points a second; of a position, or a transform's translation, that
  /// does not begin at rest.
  public var velocity: [Double]?
  /// True where its time is in somebody's hand when it is added: an interactive transition's, or a
  /// property animator's. Nil where it goes by the clock.
  public var isDriven: Bool?

  public init(
    animation: Int, view: ObjectReference?, layer: Int, keyPath: String, from: String, to: String,
    isAdditive: Bool, curve: String, begin: Double, duration: Double,
    velocity: [Double]? = nil, isDriven: Bool? = nil
  ) {
    self.animation = animation
    self.view = view
    self.layer = layer
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.isAdditive = isAdditive
    self.curve = curve
    self.begin = begin
    self.duration = duration
    self.velocity = velocity
    self.isDriven = isDriven
  }
}
