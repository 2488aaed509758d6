extension CGContext {
  public func beginPath() { currentPath = CGMutablePath() }

  public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.toPixels) }

  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.toPixels)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.toPixels)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.toPixels)
  }

  public func closePath() { currentPath.closeSubpath() }

  /// A subpath through all `points`.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.toPixels)
  }

  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.toPixels) }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.toPixels)
  }

  /// See `CGMutablePath`: angles grow from the x axis towards the y axis, and `clockwise` ones
  /// fall. Where y points down, as in UIKit's contexts, that looks like the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.toPixels)
  }

  /// A line towards `tangent1End` that turns, in an arc, into the direction to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard state.toPixels.inverse != nil else { return }
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.toPixels)
  }

  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.toPixels) }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.toPixels.inverted())
  }

  /// With control points; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The path so far, in the user's coordinates; nil if there is none.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    return CGPath(elements: currentPath.transformed(state.toPixels.inverted()))
  }

  /// Whether `point`, in the user's coordinates, would be painted; the path stays.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = point.applying(state.toPixels)
    let rule: CGPathFillRule
    switch mode {
    case .fill, .fillStroke: rule = .winding
    case .eoFill, .eoFillStroke: rule = .evenOdd
    case .stroke: return false
    }
    return currentPath.contains(point, using: rule)
  }

  /// The path, which is no longer there afterwards.
  func takePath() -> [PathElement] {
    let elements = currentPath.elements
    beginPath()
    return elements
  }
}
