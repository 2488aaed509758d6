extension FlatPath {
  /// More pieces than anybody can see.
  private static let mostDashes: CGFloat = 100_000

  var length: CGFloat { contours.reduce(0) { $0 + $1.length } }

  /// The dashes of all contours, each beginning the pattern anew; nil if there are too many.
  func dashed(_ pattern: DashPattern) -> FlatPath? {
    guard length / pattern.period * CGFloat(pattern.lengths.count) < Self.mostDashes else {
      return nil
    }
    return FlatPath(contours: contours.flatMap { $0.dashed(pattern) })
  }
}

extension FlatPath.Contour {
  var length: CGFloat {
    let way = way
    return zip(way, way.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  fileprivate func dashed(_ pattern: DashPattern) -> [FlatPath.Contour] {
    let length = length
    var (index, rest) = pattern.place(at: 0)
    let beginsWithDash = index % 2 == 0
    var cuts: [CGFloat] = []
    var distance = rest
    while distance < length {
      cuts.append(distance)
      index = (index + 1) % pattern.lengths.count
      rest = pattern.lengths[index]
      distance += rest
    }
    guard !cuts.isEmpty else { return beginsWithDash ? [self] : [] }
    return pieces(cutAt: cuts).enumerated().compactMap { number, piece in
      (number % 2 == 0) == beginsWithDash ? piece : nil
    }
  }

  /// The contour cut at ascending distances from its beginning: one piece more than cuts.
  private func pieces(cutAt cuts: [CGFloat]) -> [FlatPath.Contour] {
    let way = way
    guard var from = way.first else { return [] }
    var pieces: [FlatPath.Contour] = []
    var points = [from]
    var passed: CGFloat = 0
    var next = cuts.startIndex
    for to in way.dropFirst() {
      let step = from.distance(to: to)
      while next < cuts.endIndex, cuts[next] < passed + step {
        let part = step > 0 ? (cuts[next] - passed) / step : 0
        let cut = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        points.append(cut)
        pieces.append(FlatPath.Contour(points: points, isClosed: false))
        points = [cut]
        next += 1
      }
      points.append(to)
      passed += step
      from = to
    }
    pieces.append(FlatPath.Contour(points: points, isClosed: false))
    return pieces
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
