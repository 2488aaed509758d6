import QuartzCore

/// A pace by a cubic Bézier curve from (0, 0) to (1, 1); x is the time, y the progress.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Which of UIKit's curves it was made from; `.easeInOut` for one by control points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType
  let curve: TimingCurve

  /// Core Animation's own curve. Source: 7.2.2.
  public override convenience init() {
    self.init(.standard, .easeInOut, .builtin)
  }

  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self.init(.easeInOut, curve, .builtin)
    case .easeIn: self.init(.easeIn, curve, .builtin)
    case .easeOut: self.init(.easeOut, curve, .builtin)
    case .linear: self.init(nil, curve, .builtin)
    }
  }

  /// Both points lie in the unit square. Source: 7.2.2.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let unit: ClosedRange<CGFloat> = 0...1
    require(
      [point1.x, point1.y, point2.x, point2.y].allSatisfy { unit.contains($0) },
      "UICubicTimingParameters: the control points must lie in the unit square, got \(point1) and "
        + "\(point2)")
    self.init(CubicBezier(point1.x, point1.y, point2.x, point2.y), .easeInOut, .cubic)
  }

  /// Nil is linear.
  private init(
    _ bezier: CubicBezier?, _ animationCurve: UIView.AnimationCurve, _ type: UITimingCurveType
  ) {
    self.animationCurve = animationCurve
    timingCurveType = type
    curve = bezier.map { .cubicBezier($0) } ?? .linear
    controlPoint1 = CGPoint(x: bezier?.x1 ?? 0, y: bezier?.y1 ?? 0)
    controlPoint2 = CGPoint(x: bezier?.x2 ?? 1, y: bezier?.y2 ?? 1)
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
