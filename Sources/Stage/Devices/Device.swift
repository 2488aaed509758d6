import CoreGraphics

/// The device that a stage imitates.
public struct Device: Hashable, Codable, Sendable {
  /// Which family a device is of, which decides how controllers are presented.
  public enum Idiom: String, Codable, Sendable { case phone, pad }

  /// As it is written in traces and on the command line.
  public var name: String
  public var idiom: Idiom
  /// Points, held upright.
  public var size: CGSize
  /// The device's own pixels per point, which code reads as `UIScreen.main.scale`. Pictures may
  /// have any scale.
  public var scale: Double
  /// The margins that the device keeps for its status bar, corners and home indicator (points).
  public var safeArea: Margins
  /// The same, held on its side.
  public var landscapeSafeArea: Margins
  /// Of the display's corners, in points.
  public var cornerRadius: CGFloat
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

  /// - Parameter landscapeSafeArea: nil for that of an iPhone: the upper margin at both sides, a home
  ///   indicator of 21 points where there is one, nothing above.
  public init(
    name: String, idiom: Idiom = .phone, size: CGSize, scale: Double,
    safeArea: Margins = Margins(), landscapeSafeArea: Margins? = nil, cornerRadius: CGFloat = 0,
    rate: Int = 60
  ) {
    require(rate > 0, "Device \(name): the rate must be above 0")
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    let hasIndicator = safeArea.bottom > 0
    let side = hasIndicator ? safeArea.top : 0
    self.landscapeSafeArea =
      landscapeSafeArea ?? Margins(left: side, bottom: hasIndicator ? 21 : 0, right: side)
    self.cornerRadius = cornerRadius
    self.rate = rate
  }

  /// The time of the step with number `step`, in seconds; never added up, so never off.
  public func time(ofStep step: Int) -> Double { Double(step) / Double(rate) }

  /// The number of the last step at or before `time`.
  public func step(at time: Double) -> Int {
    // Rounded first, so that the time of a step, computed any way, is that step.
    Int((time * Double(rate) + 1e-6).rounded(.down))
  }
}

extension Device {
  /// The screen's size when the interface stands so, in points.
  public func size(in orientation: StageEnvironment.Orientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  public func safeArea(in orientation: StageEnvironment.Orientation) -> Margins {
    orientation.isLandscape ? landscapeSafeArea : safeArea
  }
}
