import CoreGraphics

// Values as lists of numbers, which is how lists, paths, curves through several values and distances
// between them are computed. Transforms have none: they are no vectors.
extension AnimatableValue {
  /// Nil for what has nothing between two values.
  package var components: [Double]? {
    switch self {
    case .number(let x): return [x]
    case .point(let p): return [p.x, p.y]
    case .size(let s): return [s.width, s.height]
    case .rect(let r): return [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .color(let c): return [c.red, c.green, c.blue, c.alpha]
    case .numbers(let list): return list.map { Double($0) }
    case .colors(let list): return list.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .path(let path): return path?.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    case .transform, .space, .flag, .image: return nil
    }
  }

  /// A value of the same kind and structure with other numbers, as many as `components` has.
  package func with(_ components: [Double]) -> AnimatableValue {
    switch self {
    case .number: return .number(components[0])
    case .point: return .point(CGPoint(x: components[0], y: components[1]))
    case .size: return .size(CGSize(width: components[0], height: components[1]))
    case .rect:
      return .rect(
        CGRect(
          x: components[0], y: components[1], width: components[2], height: components[3]))
    case .color: return .color(Self.color(components[...]))
    case .numbers: return .numbers(components.map { CGFloat($0) })
    case .colors(let list):
      return .colors(list.indices.map { Self.color(components[(4 * $0)...]) })
    case .path(let path):
      var rest = components[...]
      return .path(path.map { CGPath(elements: $0.elements.map { $0.taking(&rest) }) })
    case .transform, .space, .flag, .image: return self
    }
  }

  /// Components out of range are cut.
  private static func color(_ components: ArraySlice<Double>) -> CGColor {
    let first = components.startIndex
    return CGColor(
      srgbRed: components[first], green: components[first + 1], blue: components[first + 2],
      alpha: components[first + 3])
  }

  /// Whether the two can stand for one property.
  package func isLike(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.numbers, .numbers), (.colors, .colors), (.path, .path), (.transform, .transform),
      (.space, .space), (.transform, .space), (.space, .transform), (.flag, .flag),
      (.image, .image):
      true
    default: false
    }
  }

  /// Whether the two have values between them.
  package func hasStructure(of other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.flag, _), (.image, _): return false
    case (.numbers(let a), .numbers(let b)): return a.count == b.count
    case (.colors(let a), .colors(let b)): return a.count == b.count
    case (.path(let a), .path(let b)):
      guard let a, let b, a.elements.count == b.elements.count else { return false }
      return zip(a.elements, b.elements).allSatisfy { $0.isLike($1) }
    default: return isLike(other)
    }
  }

  package var isTransform: Bool {
    switch self {
    case .transform, .space: true
    default: false
    }
  }

  /// Whether every number in it is one.
  package var isFinite: Bool {
    switch self {
    case .transform(let t): t.isFinite
    case .space(let t): t.matrix.numbers.allSatisfy(\.isFinite)
    default: components?.allSatisfy(\.isFinite) ?? true
    }
  }

  /// The two number by number; this one alone where they have no common structure.
  func combined(
    with other: AnimatableValue, by operation: (Double, Double) -> Double
  ) -> AnimatableValue {
    require(isLike(other), "\(self) and \(other) are values of different kinds")
    guard hasStructure(of: other), let mine = components, let others = other.components else {
      return self
    }
    return with(zip(mine, others).map(operation))
  }

  func listInterpolated(to end: AnimatableValue, fraction: Double) -> AnimatableValue {
    require(isLike(end), "\(self) and \(end) are values of different kinds")
    guard hasStructure(of: end) else { return fraction < 0.5 ? self : end }
    if case (.colors(let a), .colors(let b)) = (self, end) {
      return .colors(zip(a, b).map { .interpolated(from: $0, to: $1, fraction: fraction) })
    }
    return combined(with: end) { $0 + ($1 - $0) * fraction }
  }

  /// What `difference` must be added to, to get this value. Source: 8.4.2.
  package func subtracting(_ difference: AnimatableValue) -> AnimatableValue {
    if isTransform, difference.isTransform {
      return difference.matrix.inverse.map { Self(CATransform3DConcat($0, matrix)) } ?? self
    }
    return combined(with: difference) { $0 - $1 }
  }

  /// The straight distance between the two, as a point would go; 0 for what has none.
  package func distance(to other: AnimatableValue) -> Double {
    if isTransform, other.isTransform {
      return zip(matrix.numbers, other.matrix.numbers)
        .reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
    guard hasStructure(of: other), let mine = components, let others = other.components else {
      return 0
    }
    return zip(mine, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension PathElement {
  fileprivate func isLike(_ other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
    default: false
    }
  }

  /// The same part with the next numbers of `rest` as its points.
  fileprivate func taking(_ rest: inout ArraySlice<Double>) -> PathElement {
    func point() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
    switch self {
    case .move: return .move(point())
    case .line: return .line(point())
    case .quad:
      let control = point()
      return .quad(control: control, to: point())
    case .cubic:
      let (control1, control2) = (point(), point())
      return .cubic(control1: control1, control2: control2, to: point())
    case .close: return .close
    }
  }
}
