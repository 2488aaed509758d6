import CoreGraphics

/// A closed convex outline made of straight lines.
struct ConvexPolygon: Equatable {
  var points: [CGPoint]

  init(points: [CGPoint]) { self.points = points }

  init(_ rect: CGRect) {
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    points = [
      CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y0), CGPoint(x: x1, y: y1), CGPoint(x: x0, y: y1),
    ]
  }

  /// A rectangle whose corners are the quarter circle `arc`, as made by `Arcs`, of `radius`.
  init(_ rect: CGRect, radius r: CGFloat, arc: [CGPoint]) {
    let (left, top) = (rect.origin.x + r, rect.origin.y + r)
    let right = rect.origin.x + rect.size.width - r
    let bottom = rect.origin.y + rect.size.height - r
    points = []
    points.reserveCapacity(4 * arc.count)
    for p in arc { points.append(CGPoint(x: left - r * p.x, y: top - r * p.y)) }
    for p in arc { points.append(CGPoint(x: right + r * p.y, y: top - r * p.x)) }
    for p in arc { points.append(CGPoint(x: right + r * p.x, y: bottom + r * p.y)) }
    for p in arc { points.append(CGPoint(x: left - r * p.y, y: bottom + r * p.x)) }
  }

  mutating func apply(_ transform: CGAffineTransform) {
    for index in points.indices { points[index] = points[index].applying(transform) }
  }

  /// The part inside `rect`; it may have no points left.
  func clipped(to rect: CGRect) -> ConvexPolygon {
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    var result = cut(inside: { $0.x - x0 }, at: { CGPoint(x: x0, y: $0.y) })
    result = result.cut(inside: { x1 - $0.x }, at: { CGPoint(x: x1, y: $0.y) })
    result = result.cut(inside: { $0.y - y0 }, at: { CGPoint(x: $0.x, y: y0) })
    return result.cut(inside: { y1 - $0.y }, at: { CGPoint(x: $0.x, y: y1) })
  }

  /// Keeps what has a distance of at least 0 from a line; `snapped` puts a crossing exactly on it.
  private func cut(
    inside distance: (CGPoint) -> CGFloat, at snapped: (CGPoint) -> CGPoint
  ) -> ConvexPolygon {
    guard var previous = points.last else { return self }
    var kept: [CGPoint] = []
    kept.reserveCapacity(points.count + 1)
    var previousDistance = distance(previous)
    for point in points {
      let pointDistance = distance(point)
      if (previousDistance < 0) != (pointDistance < 0) {
        let part = previousDistance / (previousDistance - pointDistance)
        kept.append(
          snapped(
            CGPoint(
              x: previous.x + (point.x - previous.x) * part,
              y: previous.y + (point.y - previous.y) * part)))
      }
      if pointDistance >= 0 { kept.append(point) }
      (previous, previousDistance) = (point, pointDistance)
    }
    return ConvexPolygon(points: kept)
  }
}
