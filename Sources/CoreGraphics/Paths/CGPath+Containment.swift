extension CGPath {
  /// Whether filling the path would cover `point`; open subpaths count as closed.
  ///
  /// - Parameter transform: maps the point before the question is asked.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.x.isFinite, point.y.isFinite else { return false }
    let turns = FlatPath(elements, tolerance: fineTolerance).turns(around: point)
    switch rule {
    case .winding: return turns != 0
    case .evenOdd: return turns % 2 != 0
    }
  }
}

extension FlatPath {
  /// How often the contours go around `point`, by the lines that a ray towards greater x crosses.
  /// Of a shape's edges the near ones belong to it, the far ones do not.
  fileprivate func turns(around point: CGPoint) -> Int {
    var turns = 0
    for contour in contours {
      guard var from = contour.points.last else { continue }
      for to in contour.points {
        defer { from = to }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { turns += to.y > from.y ? 1 : -1 }
      }
    }
    return turns
  }
}
