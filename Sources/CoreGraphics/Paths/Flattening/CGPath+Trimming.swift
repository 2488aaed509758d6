extension CGPath {
  /// The part between two fractions of the whole path's length, 0 to 1. Curves are cut and stay
  /// curves, so that a line's end stands square on the way that it ends.
  ///
  /// - Parameter tolerance: how far the lines may be from a curve by which its length is told.
  func trimmed(from start: CGFloat, to end: CGFloat, tolerance: CGFloat) -> CGPath {
    guard start < end else { return CGPath(elements: []) }
    if start <= 0, end >= 1 { return self }
    let runs = Self.runs(of: elements, tolerance: tolerance)
    let whole = runs.reduce(0) { $0 + $1.length }
    let (first, last) = (start * whole, end * whole)
    var kept: [PathElement] = []
    var passed: CGFloat = 0
    for run in runs {
      defer { passed += run.length }
      guard first < passed + run.length, last > passed else { continue }
      if first <= passed, last >= passed + run.length {
        kept += run.elements
      } else {
        kept += run.part(from: first - passed, to: last - passed)
      }
    }
    return CGPath(elements: kept)
  }

  /// Each of the subpaths, with a beginning of its own.
  private static func runs(of elements: [PathElement], tolerance: CGFloat) -> [Run] {
    var runs: [Run] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isOpen = false
    for element in elements {
      if case .move(let point) = element {
        runs.append(Run(elements: [element]))
        (start, current, isOpen) = (point, point, true)
        continue
      }
      if !isOpen {
        // After a close the path goes on where the closed subpath began.
        runs.append(Run(elements: [.move(start)]))
        isOpen = true
      }
      let end = element.end ?? start
      runs[runs.count - 1].elements.append(element)
      runs[runs.count - 1].steps.append(Step(from: current, element, to: end, tolerance: tolerance))
      current = end
      if element == .close { isOpen = false }
    }
    return runs
  }
}

/// A subpath.
private struct Run {
  /// Begins with a move.
  var elements: [PathElement]
  var steps: [Step] = []

  var length: CGFloat { steps.reduce(0) { $0 + $1.length } }

  func part(from start: CGFloat, to end: CGFloat) -> [PathElement] {
    var kept: [PathElement] = []
    var passed: CGFloat = 0
    for step in steps {
      let (from, to) = (max(start - passed, 0), min(end - passed, step.length))
      passed += step.length
      guard from < to else { continue }
      let part = step.part(from: from, to: to)
      if kept.isEmpty { kept.append(.move(part.start)) }
      kept.append(part.element)
    }
    return kept
  }
}

/// A line or a curve.
private struct Step {
  let start: CGPoint
  let end: CGPoint
  /// Nil for a line.
  let curve: CubicCurve?
  /// From the start to the ends of the lines that stand for the curve, by equal steps of its
  /// parameter; of a line its length.
  let distances: [CGFloat]

  var length: CGFloat { distances.last ?? 0 }

  init(from start: CGPoint, _ element: PathElement, to end: CGPoint, tolerance: CGFloat) {
    (self.start, self.end) = (start, end)
    switch element {
    case .move, .line, .close: curve = nil
    case .quad(let control, _):
      let (control1, control2) = PathElement.cubicControls(start, control, end)
      curve = CubicCurve(start, control1, control2, end)
    case .cubic(let control1, let control2, _):
      curve = CubicCurve(start, control1, control2, end)
    }
    guard let curve else {
      distances = [start.distance(to: end)]
      return
    }
    let count = curve.pieces(tolerance: tolerance)
    var sum: CGFloat = 0
    var last = start
    distances = (1...count).map { number in
      let point = curve.point(at: CGFloat(number) / CGFloat(count))
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  /// Between two distances from the start.
  func part(from: CGFloat, to: CGFloat) -> (start: CGPoint, element: PathElement) {
    let (before, after) = (time(at: from), time(at: to))
    guard let part = curve?.part(from: before, to: after) else {
      return (point(before), .line(point(after)))
    }
    return (
      part.start, .cubic(control1: part.control1, control2: part.control2, to: part.end)
    )
  }

  /// Of a line.
  private func point(_ time: CGFloat) -> CGPoint {
    time == 1
      ? end : CGPoint(x: start.x + (end.x - start.x) * time, y: start.y + (end.y - start.y) * time)
  }

  /// The parameter, 0 to 1, of the place that is so far from the start.
  private func time(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard let piece = distances.firstIndex(where: { $0 > distance }) else { return 1 }
    let before = piece == 0 ? 0 : distances[piece - 1]
    let part = (distance - before) / (distances[piece] - before)
    return (CGFloat(piece) + part) / CGFloat(distances.count)
  }
}
