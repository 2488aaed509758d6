import CoreGraphics

/// The way from one keyframe to the next.
enum KeyframeSegment: Hashable, Sendable {
  /// Straight, as a basic animation goes.
  case line(AnimatableValue, AnimatableValue)
  /// By the values' numbers and their slopes at both ends, for a parameter from 0 to 1.
  case hermite(AnimatableValue, AnimatableValue, out: [Double], into: [Double])
  /// A part of a path, as the curve of the third degree that it is.
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  func value(at t: Double) -> AnimatableValue {
    switch self {
    case .line(let start, let end):
      return start.interpolated(to: end, fraction: t)
    case .hermite(let start, let end, let out, let into):
      if t == 0 { return start }
      if t == 1 { return end }
      guard let a = start.components, let b = end.components else { return start }
      let (square, cube) = (t * t, t * t * t)
      let numbers = a.indices.map { index in
        let fromEnds = (2 * cube - 3 * square + 1) * a[index] + (3 * square - 2 * cube) * b[index]
        let fromSlopes = (cube - 2 * square + t) * out[index] + (cube - square) * into[index]
        return fromEnds + fromSlopes
      }
      return start.with(numbers)
    case .curve(let start, let control1, let control2, let end):
      if t == 0 { return .point(start) }
      if t == 1 { return .point(end) }
      return .point(CubicCurve(start, control1, control2, end).point(at: t))
    }
  }

  /// The direction of the way, in radians from the x axis.
  func angle(at t: Double, isReversed: Bool) -> Double {
    guard case .point(let before) = value(at: max(t - 1e-4, 0)),
      case .point(let after) = value(at: min(t + 1e-4, 1))
    else { return 0 }
    let (x, y) = (after.x - before.x, after.y - before.y)
    return isReversed
      ? ElementaryFunctions.arctangent(y: -y, x: -x) : ElementaryFunctions.arctangent(y: y, x: x)
  }
}

/// How far the way along a segment is up to parameters that divide it evenly.
struct SegmentLength: Hashable, Sendable {
  /// From 0, ascending.
  let sums: [Double]

  private static let pieces = 64

  init(of segment: KeyframeSegment) {
    // A straight way needs no table.
    var pieces = Self.pieces
    if case .line = segment { pieces = 1 }
    var sums = [0.0]
    var last = segment.value(at: 0)
    for n in 1...pieces {
      let next = segment.value(at: Double(n) / Double(pieces))
      sums.append(sums[n - 1] + last.distance(to: next))
      last = next
    }
    self.sums = sums
  }

  var total: Double { sums[sums.count - 1] }

  /// The parameter at which a share of the way is gone, 0…1.
  func parameter(at share: Double) -> Double {
    guard total > 0, total.isFinite, share > 0, share < 1 else { return share }
    let wanted = share * total
    var (low, high) = (0, sums.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= wanted { low = middle } else { high = middle - 1 }
    }
    let length = sums[low + 1] - sums[low]
    let within = length > 0 ? (wanted - sums[low]) / length : 0
    return (Double(low) + within) / Double(sums.count - 1)
  }
}
