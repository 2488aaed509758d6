import CoreGraphics

/// The device that a stage imitates.
public struct Device: Hashable, Codable, Sendable {
  /// As it is written in traces and on the command line.
  public var name: String
  /// Points.
  public var size: CGSize
  /// The device's own pixels per point, which code reads as `UIScreen.main.scale`. Pictures may
  /// have any scale.
  public var scale: Double
  /// The margins that the device keeps for its status bar, corners and home indicator (points).
  public var safeArea: Margins
  /// Steps a second.
  public var rate: Int

  /// Points from each edge of the screen.
  public struct Margins: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  public init(
    name: String, size: CGSize, scale: Double, safeArea: Margins = Margins(), rate: Int = 60
  ) {
    require(rate > 0, "Device \(name): the rate must be above 0")
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.rate = rate
  }

  public static let iPhone13 = Device(
    name: "iphone13", size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: Margins(top: 47, bottom: 34))

  /// The time of the step with number `step`, in seconds; never added up, so never off.
  public func time(ofStep step: Int) -> Double { Double(step) / Double(rate) }

  /// The number of the last step at or before `time`.
  public func step(at time: Double) -> Int {
    // Rounded first, so that the time of a step, computed any way, is that step.
    Int((time * Double(rate) + 1e-6).rounded(.down))
  }
}
