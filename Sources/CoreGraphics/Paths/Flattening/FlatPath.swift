/// A path as lines only.
struct FlatPath {
  /// A run of lines without a gap.
  struct Contour {
    var points: [CGPoint]
    /// Whether a line goes from the last point to the first.
    var isClosed: Bool
  }

  var contours: [Contour] = []

  init(contours: [Contour]) { self.contours = contours }

  /// - Parameter tolerance: how far a line may be from the curve that it stands for.
  init(_ elements: [PathElement], tolerance: CGFloat) {
    var contour: Contour?
    var start = CGPoint.zero
    func finish() {
      if let contour { contours.append(contour) }
      contour = nil
    }
    func add(_ points: some Sequence<CGPoint>) {
      // Nothing between a close and a line: the line begins where the closed subpath did.
      var open = contour ?? Contour(points: [start], isClosed: false)
      open.points.append(contentsOf: points)
      contour = open
    }
    for element in elements {
      let current = contour?.points.last ?? start
      switch element {
      case .move(let point):
        finish()
        start = point
        contour = Contour(points: [point], isClosed: false)
      case .line(let point): add([point])
      case .quad(let control, let end):
        let (control1, control2) = PathElement.cubicControls(current, control, end)
        add(CubicCurve(current, control1, control2, end).lines(tolerance: tolerance))
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(current, control1, control2, end).lines(tolerance: tolerance))
      case .close:
        contour?.isClosed = true
        finish()
      }
    }
    finish()
  }

  var elements: [PathElement] {
    contours.flatMap { contour -> [PathElement] in
      guard let first = contour.points.first else { return [] }
      return [.move(first)] + contour.points.dropFirst().map { .line($0) }
        + (contour.isClosed ? [.close] : [])
    }
  }
}

extension FlatPath.Contour {
  /// All its points in the order they are gone through, the first again at the end of a closed one.
  var way: [CGPoint] { isClosed && !points.isEmpty ? points + [points[0]] : points }
}

extension CubicCurve {
  /// The ends of the lines that it is divided into.
  fileprivate func lines(tolerance: CGFloat) -> [CGPoint] {
    let pieces = pieces(tolerance: tolerance)
    return (1...pieces).map { $0 == pieces ? end : point(at: CGFloat($0) / CGFloat(pieces)) }
  }
}

extension CGPath {
  /// A flattening fine enough for the path's own size, where no scale says what can be seen.
  var fineTolerance: CGFloat {
    let box = boundingBox
    let extent = max(box.width, box.height)
    return extent > 0 && extent.isFinite ? extent * 1e-5 : 1
  }
}
