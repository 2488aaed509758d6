import CoreGraphics
import DisplayList

extension Projection {
  /// The point of the plane that is seen at `place`; nil where the plane lies behind the eye or is
  /// seen edge-on.
  package func point(seenAt place: CGPoint) -> CGPoint? {
    guard let point = inverse.map({ place.applying($0) }),
      divisor(at: point) >= Perspective.nearest, !isEdgeOn(at: point)
    else { return nil }
    return point
  }

  /// Whether what lies around `point` is seen a billion times as long as wide, which is nothing but
  /// rounding.
  private func isEdgeOn(at point: CGPoint) -> Bool {
    let place = point.applying(self)
    // The derivative, but for a factor.
    let (a, b) = (affine.a - divisor.x * place.x, affine.b - divisor.x * place.y)
    let (c, d) = (affine.c - divisor.y * place.x, affine.d - divisor.y * place.y)
    return abs(a * d - b * c) <= 1e-9 * (a * a + b * b + c * c + d * d)
  }
}

extension CGPoint {
  /// Points beside the eye are infinitely far.
  package func applying(_ projection: Projection) -> CGPoint {
    let place = applying(projection.affine)
    if projection.isAffine { return place }
    let divisor = projection.divisor(at: self)
    let w = divisor == 0 ? .leastNonzeroMagnitude : divisor
    return CGPoint(x: place.x / w, y: place.y / w)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds all that is seen of this one; null where nothing is.
  package func applying(_ projection: Projection) -> CGRect {
    if projection.isAffine { return applying(projection.affine) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
    let places = corners.beforeEye(projection).map { $0.applying(projection) }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [CGPoint] {
  /// The part of this convex polygon that is not too near to the eye to be seen.
  fileprivate func beforeEye(_ projection: Projection) -> [CGPoint] {
    var kept: [CGPoint] = []
    for (index, start) in enumerated() {
      let end = self[(index + 1) % count]
      let before = projection.divisor(at: start) - Perspective.nearest
      let after = projection.divisor(at: end) - Perspective.nearest
      if before >= 0 { kept.append(start) }
      guard (before < 0) != (after < 0) else { continue }
      let part = before / (before - after)
      kept.append(
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    return kept
  }
}
