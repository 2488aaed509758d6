/// How often a display link wants to be called, in calls a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// 0 for as often as the display can.
  public var preferred: Float

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// - Parameter preferred: nil for `maximum`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? maximum
  }

  init(_ framesPerSecond: Int) {
    self.init(minimum: Float(framesPerSecond), maximum: Float(framesPerSecond))
  }

  /// How many frames of the display, at `rate` a second, lie between two calls: at least one.
  func frames(at rate: Double) -> Int {
    let wanted = Double(preferred > 0 ? preferred : maximum)
    guard wanted > 0, wanted < rate else { return 1 }
    return Int(min((rate / wanted).rounded(), 1e6))
  }
}
