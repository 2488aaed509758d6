extension CGPath {
  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { Self.box(elements.flatMap(\.points)) }

  /// The smallest rectangle around what the path goes through; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point): points.append(point)
      case .quad(let control, let end):
        let (control1, control2) = PathElement.cubicControls(current, control, end)
        points += CubicCurve(current, control1, control2, end).extremes + [end]
      case .cubic(let control1, let control2, let end):
        points += CubicCurve(current, control1, control2, end).extremes + [end]
      case .close: break
      }
      current = element.end ?? start
    }
    return Self.box(points)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether the path is one upright rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var parts = elements
    if parts.last == .close { parts.removeLast() }
    var points = parts.compactMap(\.end)
    let isOfLines = parts.enumerated().allSatisfy { index, part in
      switch part {
      case .move: index == 0
      case .line: index > 0
      case .quad, .cubic, .close: false
      }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard isOfLines, points.count == 4 else { return false }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard alongX || alongY else { return false }
    rect?.pointee = Self.box(points)
    return true
  }
}

extension PathElement {
  /// The control points of the cubic curve that is the same as a quadratic one.
  package static func cubicControls(
    _ start: CGPoint, _ control: CGPoint, _ end: CGPoint
  ) -> (CGPoint, CGPoint) {
    func mix(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    return (mix(start), mix(end))
  }
}
