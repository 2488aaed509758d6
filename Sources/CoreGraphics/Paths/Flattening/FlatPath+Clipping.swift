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

  /// What of the lines lies in `rect`, with the distance from its contour's beginning at which
  /// each piece begins.
  func clippedForStroking(to rect: CGRect) -> [(contour: Contour, distance: CGFloat)] {
    var runs: [(contour: Contour, distance: CGFloat)] = []
    for contour in contours {
      var passed: CGFloat = 0
      var isJoined = false
      let way = contour.way
      for (from, to) in zip(way, way.dropFirst()) {
        let length = from.distance(to: to)
        defer { passed += length }
        guard let (start, end) = Self.visible(from, to, in: rect) else {
          isJoined = false
          continue
        }
        func point(_ part: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
        if !isJoined || start > 0 {
          let run = Contour(points: [point(start)], isClosed: false)
          runs.append((run, passed + length * start))
        }
        runs[runs.count - 1].contour.points.append(point(end))
        isJoined = end == 1
      }
    }
    return runs
  }

  /// Between which parts of its way a line is in `rect`; nil when it is never.
  private static func visible(
    _ from: CGPoint, _ to: CGPoint, in rect: CGRect
  ) -> (CGFloat, CGFloat)? {
    var (start, end): (CGFloat, CGFloat) = (0, 1)
    let sides: [(CGFloat, CGFloat)] = [
      (from.x - rect.minX, to.x - rect.minX), (rect.maxX - from.x, rect.maxX - to.x),
      (from.y - rect.minY, to.y - rect.minY), (rect.maxY - from.y, rect.maxY - to.y),
    ]
    for (before, after) in sides {
      if before < 0, after < 0 { return nil }
      if before < 0 { start = max(start, before / (before - after)) }
      if after < 0 { end = min(end, before / (before - after)) }
    }
    return start < end ? (start, end) : nil
  }
}
