/// How far a gesture has come when its targets are called; what it does not measure is absent.
public struct GestureMotion: Hashable, Codable, Sendable {
  /// x and y in points of the window, since the fingers landed or since the user's code set it.
  public var translation: [Double]?
  /// x and y in points of the window a second; of a pinch the scale's, of a rotation the angle's
  /// change in a second, alone.
  public var velocity: [Double]?
  /// Of a pinch: how many times as far apart the fingers are.
  public var scale: Double?
  /// Of a rotation, in radians, above 0 clockwise.
  public var rotation: Double?

  public init(
    translation: [Double]? = nil, velocity: [Double]? = nil, scale: Double? = nil,
    rotation: Double? = nil
  ) {
    self.translation = translation
    self.velocity = velocity
    self.scale = scale
    self.rotation = rotation
  }
}
