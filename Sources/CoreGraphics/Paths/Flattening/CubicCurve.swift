/// A Bézier curve of the third degree.
package struct CubicCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// `t` from 0 to 1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The curve between two of its parameters, 0 to 1.
  func part(from: CGFloat, to: CGFloat) -> CubicCurve {
    // The point at which the three parameters of a polar form meet.
    func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
      func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: p.x * (1 - t) + q.x * t, y: p.y * (1 - t) + q.y * t)
      }
      let (p, q, r) = (mix(start, control1, a), mix(control1, control2, a), mix(control2, end, a))
      return mix(mix(p, q, b), mix(q, r, b), c)
    }
    return CubicCurve(
      blossom(from, from, from), blossom(from, from, to), blossom(from, to, to),
      blossom(to, to, to))
  }

  /// The points between its ends where it turns back along x or y.
  var extremes: [CGPoint] {
    let times =
      Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
    return times.map(point)
  }

  /// Where the derivative of one coordinate is 0, between 0 and 1.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var times: [CGFloat]
    // Of a·t² + b·t + c = 0; where `a` vanishes beside `b` it is a straight line.
    if abs(a) <= 1e-12 * abs(b) {
      times = b == 0 ? [] : [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      let q = -(b + (b < 0 ? -square.squareRoot() : square.squareRoot())) / 2
      times = q == 0 ? [0] : [q / a, c / q]
    }
    times = times.filter { $0 > 0 && $0 < 1 }
    return times
  }

  /// Into how many lines it is divided so that none is farther than `tolerance` from it.
  func pieces(tolerance: CGFloat) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let most = max(bend(start, control1, control2), bend(control1, control2, end))
    // The second derivative is at most 6·most, and a chord's error an eighth of it times its square.
    let pieces = (0.75 * most / tolerance).squareRoot().rounded(.up)
    return pieces.isNaN ? 1 : Int(min(max(pieces, 1), Self.mostPieces))
  }

  private static let mostPieces: CGFloat = 1000
}
