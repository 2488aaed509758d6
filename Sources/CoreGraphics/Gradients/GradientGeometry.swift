internal import CCairo

/// Along what a gradient's colours change.
enum GradientGeometry {
  case linear(from: CGPoint, to: CGPoint)
  case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)

  /// Whether there is a way along which colours can change, in finite numbers.
  var isDrawable: Bool {
    switch self {
    case .linear(let start, let end):
      return start != end && [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    case .radial(let start, let startRadius, let end, let endRadius):
      let numbers = [start.x, start.y, startRadius, end.x, end.y, endRadius]
      return numbers.allSatisfy(\.isFinite) && startRadius >= 0 && endRadius >= 0
        && (start != end || startRadius != endRadius)
    }
  }

  /// Without colours; the caller destroys it.
  var pattern: OpaquePointer {
    switch self {
    case .linear(let start, let end):
      cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius)
    }
  }
}
