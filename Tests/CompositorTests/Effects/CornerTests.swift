import Compositor
import CoreGraphics
import DisplayList
import Testing

@testable import Compositor

@Suite("Corners")
struct CornerTests {
  /// A corner at (0, 0) of radius 1 by three curves, from the vertical side to the horizontal one.
  /// Source: 8.5.11.
  static let curves: [[(Double, Double)]] = [
    [(0, 1.528665), (0, 1.08849296), (0, 0.86840694), (0.07491139, 0.63149379)],
    [
      (0.07491139, 0.63149379), (0.16905956, 0.37282383), (0.37282383, 0.16905956),
      (0.63149379, 0.07491139),
    ],
    [(0.63149379, 0.07491139), (0.86840694, 0), (1.08849296, 0), (1.528665, 0)],
  ]

  /// Halfway between two points, again and again.
  static func point(_ curve: [(Double, Double)], _ t: Double) -> (Double, Double) {
    var points = curve
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        ($0.0 + ($1.0 - $0.0) * t, $0.1 + ($1.1 - $0.1) * t)
      }
    }
    return points[0]
  }

  /// How high the continuous corner's curve lies at each x: a table of 2000 steps.
  static let heights: [Double] = {
    let line = curves.flatMap { curve in (0...400).map { point(curve, Double($0) / 400) } }
    var next = 0
    return (0...2000).map { step in
      let x = Double(step) / 2000 * 1.528665
      while next < line.count - 2, line[next + 1].0 <= x { next += 1 }
      let (a, b) = (line[next], line[next + 1])
      return b.0 > a.0 ? a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0) : a.1
    }
  }()

  static func isInsideContinuous(_ x: Double, _ y: Double) -> Bool {
    guard x < 1.528665, y < 1.528665 else { return true }
    let place = x / 1.528665 * 2000
    let index = min(Int(place), 1999)
    let part = place - Double(index)
    return y >= heights[index] * (1 - part) + heights[index + 1] * part
  }

  static func isInsideCircle(_ x: Double, _ y: Double) -> Bool {
    x >= 1 || y >= 1 || (1 - x) * (1 - x) + (1 - y) * (1 - y) <= 1
  }

  /// Samples of a rectangle from (0, 0) whose corners are these.
  static func expected(
    _ size: CGSize, radius: Double, _ corners: Outline.Corners, _ transform: CGAffineTransform,
    isInside: (_ x: Double, _ y: Double) -> Bool
  ) -> Plane {
    let inverse = transform.inverted()
    return Plane.samples(90, 80) { px, py in
      let x = px * inverse.a + py * inverse.c + inverse.tx
      let y = px * inverse.b + py * inverse.d + inverse.ty
      guard x >= 0, y >= 0, x <= size.width, y <= size.height else { return false }
      let (right, lower) = (x > size.width / 2, y > size.height / 2)
      let corner: Outline.Corners =
        lower ? (right ? .lowerRight : .lowerLeft) : right ? .upperRight : .upperLeft
      guard corners.contains(corner) else { return true }
      return isInside((right ? size.width - x : x) / radius, (lower ? size.height - y : y) / radius)
    }
  }

  @Test(
    "Each single corner, and two of them, against samples: RMSE at most 0.3 levels, 5 at most",
    arguments: [
      Outline.Corners.upperLeft, .upperRight, .lowerLeft, .lowerRight, [.upperLeft, .lowerRight],
      [.upperLeft, .upperRight], [],
    ])
  func single(_ corners: Outline.Corners) {
    for (curve, inside) in [
      (Outline.Curve.circular, Self.isInsideCircle), (.continuous, Self.isInsideContinuous),
    ] {
      let transform = move(10.25, 8.625)
      let size = CGSize(width: 66, height: 56)
      let outline = Outline(
        rect: CGRect(origin: .zero, size: size), cornerRadius: 16, corners: corners, curve: curve)
      let expected = Self.expected(size, radius: 16, corners, transform, isInside: inside)
      let drawn = Plane(frame(90, 80, node(transform, items: [.fill(white, outline)])))
      let error = expected.error(of: drawn)
      #expect(error.rmse <= 0.3 && error.worst <= 5, "\(curve): \(error)")
      let clipped = node(
        transform, clip: outline, children: [node(items: [.fill(white, box(-9, -9, 99, 99))])])
      #expect(Plane(frame(90, 80, clipped)).error(of: drawn).worst == 0)
    }
  }

  @Test(
    "A card with continuous corners, against samples: RMSE at most 0.3 levels, 5 at most",
    arguments: [(0.0, 18.0), (20, 18), (-65, 12), (45, 6)])
  func continuous(_ degrees: Double, _ radius: Double) {
    let transform = move(45.25, 39.625).rotated(by: degrees * .pi / 180).translatedBy(
      x: -32, y: -28)
    let size = CGSize(width: 64, height: 56)
    let outline = Outline(
      rect: CGRect(origin: .zero, size: size), cornerRadius: radius, curve: .continuous)
    let expected = Self.expected(
      size, radius: radius, .all, transform, isInside: Self.isInsideContinuous)
    let error = expected.error(
      of: Plane(frame(90, 80, node(transform, items: [.fill(white, outline)]))))
    #expect(error.rmse <= 0.3 && error.worst <= 5, "\(error)")
  }

  @Test(
    "A continuous corner begins 1.528665 radii before the corner; it is symmetric and convex",
    arguments: [1, 8, 40])
  func curve(_ chords: Int) {
    let points = Arcs().continuous(room: 2, chords: chords)
    #expect(points.first == CGPoint(x: 0, y: 1.528665))
    #expect(points.last == CGPoint(x: 1.528665, y: 0))
    for (point, mirrored) in zip(points, points.reversed()) {
      #expect(abs(point.x - mirrored.y) < 1e-12 && abs(point.y - mirrored.x) < 1e-12)
    }
    for index in points.indices.dropFirst(2) {
      let (a, b, c) = (points[index - 2], points[index - 1], points[index])
      #expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) >= -1e-12)
    }
    // On the diagonal (0.07491139 + 3 · 0.16905956 + 3 · 0.37282383 + 0.63149379) / 8, a little
    // nearer to the corner than a circle.
    let middle = points[points.count / 2]
    #expect(abs(middle.x - 0.291506919) < 1e-8)
    #expect(middle.x < 1 - 0.5.squareRoot())
    // Beside it the curve runs inside of the circle from where that begins.
    for point in points where point.y > 0.9 && point.y < 1.5 {
      #expect(Self.isInsideCircle(point.x, point.y))
    }
  }

  @Test("8.5.11: where there is only room for a circle, a continuous corner is one")
  func room() {
    for radius in [8.0, 20] {
      for transform in [move(5, 5), move(45.2, 5.1).rotated(by: 0.6)] {
        func drawn(_ curve: Outline.Curve) -> Plane {
          let outline = Outline(
            rect: CGRect(x: 0, y: 0, width: 2 * radius + 9, height: 2 * radius),
            cornerRadius: radius, curve: curve)
          return Plane(frame(90, 80, node(transform, items: [.fill(white, outline)])))
        }
        let error = drawn(.circular).error(of: drawn(.continuous))
        #expect(error.worst <= 3, "\(error)")
      }
    }
    // In between, neither: less room lies nearer to the circle.
    let diagonals = [1.0, 1.2, 1.4, 1.528665, 3].map { room in
      Arcs().continuous(room: room, chords: 12)[0].y
    }
    #expect(zip(diagonals, [1, 1.2, 1.4, 1.528665, 1.528665]).allSatisfy { abs($0 - $1) < 1e-12 })
  }
}
