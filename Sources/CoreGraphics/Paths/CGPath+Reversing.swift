extension CGPath {
  /// Each subpath from its end to its beginning, the last one first; closed ones stay closed.
  package var reversed: CGPath {
    var subpaths: [[PathElement]] = []
    var subpath: [PathElement] = []
    var start = CGPoint.zero
    func finish() {
      if !subpath.isEmpty { subpaths.append(subpath) }
      subpath = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        start = point
        subpath = [element]
      case .line, .quad, .cubic:
        // After a close the next subpath begins where the closed one did.
        if subpath.isEmpty { subpath = [.move(start)] }
        subpath.append(element)
      case .close:
        subpath.append(element)
        finish()
      }
    }
    finish()
    return CGPath(elements: subpaths.reversed().flatMap(Self.reversed))
  }

  private static func reversed(_ subpath: [PathElement]) -> [PathElement] {
    let isClosed = subpath.last == .close
    let parts = isClosed ? subpath.dropLast() : subpath[...]
    let ends = parts.compactMap(\.end)
    guard let last = ends.last else { return [] }
    var result: [PathElement] = [.move(last)]
    for (part, start) in zip(parts.dropFirst(), ends).reversed() {
      switch part {
      case .move, .line, .close: result.append(.line(start))
      case .quad(let control, _): result.append(.quad(control: control, to: start))
      case .cubic(let control1, let control2, _):
        result.append(.cubic(control1: control2, control2: control1, to: start))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
