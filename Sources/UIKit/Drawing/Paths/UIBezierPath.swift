import QuartzCore

/// A path with the line it is stroked with. Angles and corners are meant with y pointing down.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var storage = CGMutablePath()

  /// Points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// How many times longer than the line is wide a corner's point may be.
  open var miterLimit: CGFloat = 10
  /// Whether filling, clipping and `contains(_:)` go by the even-odd rule, and not by winding.
  open var usesEvenOddFillRule = false
  var dashLengths: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public nonisolated override init() { super.init() }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A copy of the path: what is added to it later changes nothing here.
  open var cgPath: CGPath {
    get { storage.copy() ?? CGMutablePath() }
    set { storage = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  open func move(to point: CGPoint) { storage.move(to: point) }

  /// From the current point; without one nothing happens, as with the curves.
  open func addLine(to point: CGPoint) { storage.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storage.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A part of a circle, after a line to its beginning if there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: radians; 0 is to the right, π/2 down.
  ///   - clockwise: as it is seen with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Quartz means y pointing up.
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Draws a line to where the subpath began and ends it.
  open func close() { storage.closeSubpath() }

  open func removeAllPoints() { storage = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

  /// Moves all points so far.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = withUnsafePointer(to: transform) { storage.copy(using: $0) } ?? storage
  }

  // MARK: Asking

  open var isEmpty: Bool { storage.isEmpty }

  /// Around all that the path goes through; null for an empty path.
  open var bounds: CGRect { storage.boundingBoxOfPath }

  /// Where the last subpath stands; the origin for an empty path.
  open var currentPoint: CGPoint { storage.currentPoint }

  /// Whether filling the path would cover `point`; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { storage.contains(point, using: fillRule) }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
