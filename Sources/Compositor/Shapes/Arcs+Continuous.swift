import CoreGraphics

extension Arcs {
  /// How many radii before the corner a continuous curve begins. Source: 8.5.11.
  static let continuousExtent: CGFloat = 1.528665

  /// A continuous corner at (0, 0) of radius 1, from the vertical side at (0, extent) to the
  /// horizontal one.
  ///
  /// - Parameter room: radii that each side has for a corner; below the curve's own extent it
  ///   becomes the more circular the less room there is.
  func continuous(room: CGFloat, chords: Int) -> [CGPoint] {
    let count = max(chords, 3)
    let part = min(max((room - 1) / (Self.continuousExtent - 1), 0), 1)
    var half: [CGPoint] = []
    // From the side to the diagonal; the other half is its mirror image.
    for index in 0...count {
      let t = CGFloat(index) / CGFloat(count)
      let smooth = Self.smoothHalf(t)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(t * .pi / 4)
      let round = CGPoint(x: 1 - cosine, y: 1 - sine)
      half.append(
        CGPoint(
          x: round.x + (smooth.x - round.x) * part, y: round.y + (smooth.y - round.y) * part))
    }
    return half + half.dropLast().reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  /// The first half of the curve at t in 0…1: a piece that leaves the side, then one of nearly
  /// circular shape.
  private static func smoothHalf(_ t: CGFloat) -> CGPoint {
    let joint: CGFloat = 2.0 / 3
    if t < joint {
      return bezier(
        t / joint, CGPoint(x: 0, y: 1.528665), CGPoint(x: 0, y: 1.08849296),
        CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0.07491139, y: 0.63149379))
    }
    // The whole middle piece goes from here to its mirror image.
    return bezier(
      (t - joint) / (1 - joint) / 2, CGPoint(x: 0.07491139, y: 0.63149379),
      CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.37282383, y: 0.16905956),
      CGPoint(x: 0.63149379, y: 0.07491139))
  }

  private static func bezier(
    _ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
  ) -> CGPoint {
    let s = 1 - t
    let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }
}
