extension FlatPath {
  /// The contours cut to `rect` (for closed areas): along its edges they may run back and forth,
  /// which leaves what is inside and what is not as it was.
  func clippedForFilling(to rect: CGRect) -> FlatPath {
    FlatPath(
      contours: contours.map { contour in
        var points = contour.points
        points = Self.cut(points, \.x, 1, rect.minX)
        points = Self.cut(points, \.x, -1, rect.maxX)
        points = Self.cut(points, \.y, 1, rect.minY)
        points = Self.cut(points, \.y, -1, rect.maxY)
        return Contour(points: points, isClosed: true)
      })
  }

  /// The part of a polygon where a coordinate is at least `limit`, or, with a `sign` of −1, at most.
  private static func cut(
    _ points: [CGPoint], _ axis: WritableKeyPath<CGPoint, CGFloat>, _ sign: CGFloat,
    _ limit: CGFloat
  ) -> [CGPoint] {
    guard var from = points.last else { return [] }
    var kept: [CGPoint] = []
    for to in points {
      // Halves, so that the difference of two numbers stays one.
      let before = sign * (from[keyPath: axis] / 2 - limit / 2)
      let after = sign * (to[keyPath: axis] / 2 - limit / 2)
      if (before < 0) != (after < 0) {
        let part = before / (before - after)
        var cut = CGPoint(
          x: from.x * (1 - part) + to.x * part, y: from.y * (1 - part) + to.y * part)
        if from.x == to.x { cut.x = from.x }
        if from.y == to.y { cut.y = from.y }
        // The sum of two huge numbers would miss the limit by far.
        cut[keyPath: axis] = limit
        kept.append(cut)
      }
      if after >= 0 { kept.append(to) }
      from = to
    }
    return kept
  }
}
