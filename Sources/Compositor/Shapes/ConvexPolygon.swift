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

  /// What lies far enough before the eye, projected.
  mutating func apply(_ transform: DeviceTransform) {
    if transform.isAffine {
      for index in points.indices { points[index] = points[index].applying(transform.affine) }
      return
    }
    let nearest = DeviceTransform.nearest
    let places = points.map(transform.homogeneous)
    points = []
    guard var previous = places.last else { return }
    for place in places {
      if (previous.w < nearest) != (place.w < nearest) {
        let part = (nearest - previous.w) / (place.w - previous.w)
        points.append(
          CGPoint(
            x: (previous.x + (place.x - previous.x) * part) / nearest,
            y: (previous.y + (place.y - previous.y) * part) / nearest))
      }
      if place.w >= nearest { points.append(CGPoint(x: place.x / place.w, y: place.y / place.w)) }
      previous = place
    }
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
