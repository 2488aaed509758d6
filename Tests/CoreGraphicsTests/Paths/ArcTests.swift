import Testing

@testable import CoreGraphics

@Suite("Arcs") struct ArcTests {
  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(5, 5), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test("A quarter of a circle goes the way that angles grow, or fall")
  func quarter() {
    let growing = arc(from: 0, to: .pi / 2, clockwise: false)
    #expect(growing.elements.count == 2)
    #expect(growing.currentPoint.isNear(CGPoint(5, 10)))
    #expect(growing.boundingBoxOfPath.minX > 5 - 1e-9)
    let falling = arc(from: 0, to: .pi / 2, clockwise: true)
    #expect(falling.elements.count == 4)
    #expect(falling.currentPoint.isNear(CGPoint(5, 10)))
    #expect(falling.boundingBoxOfPath.minX < 1e-9 && falling.boundingBoxOfPath.minY < 1e-9)
  }

  private struct Turn: Sendable {
    let start: CGFloat
    let end: CGFloat
    let clockwise: Bool
    let curves: Int
  }

  @Test("A difference of a whole turn or more is one circle, either way; none is no arc")
  func turns() {
    let pi = CGFloat.pi
    let cases = [
      Turn(start: 0, end: 2 * pi, clockwise: false, curves: 4),
      Turn(start: 0, end: 2 * pi, clockwise: true, curves: 4),
      Turn(start: 0, end: 9 * pi, clockwise: false, curves: 4),
      Turn(start: 1, end: 1, clockwise: false, curves: 0),
      Turn(start: 1, end: 1, clockwise: true, curves: 0),
      Turn(start: pi, end: -pi, clockwise: true, curves: 4),
      Turn(start: 0, end: -pi / 2, clockwise: false, curves: 3),
    ]
    for turn in cases {
      let path = arc(from: turn.start, to: turn.end, clockwise: turn.clockwise)
      #expect(path.elements.count == 1 + turn.curves, "\(turn)")
    }
  }

  @Test("Every point is within 0.03 % of the radius from the circle")
  func precision() {
    let path = arc(from: 0.3, to: 5, clockwise: false)
    for point in FlatPath(path.elements, tolerance: 1e-6).contours[0].points {
      #expect(abs(point.distance(to: CGPoint(5, 5)) - 5) < 5 * 3e-4)
    }
  }

  @Test("An arc after something else begins with a line")
  func joined() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: CGPoint(5, 5), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements[1] == .line(CGPoint(10, 5)))
  }

  @Test("A relative arc goes by its sign and ends where it says, however many turns")
  func relative() {
    for delta: CGFloat in [CGFloat.pi / 2, -CGFloat.pi, 7 * CGFloat.pi, -1e6] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: delta)
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(delta)
      #expect(path.currentPoint.isNear(CGPoint(2 * cosine, 2 * sine), within: 1e-6))
      #expect(path.elements.count <= 10)
      #expect((path.elements[1].points[0].y > 0) == (delta > 0))
    }
  }

  @Test("Around a right corner: the line ends, and the arc begins, a radius before it")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(10, 0), tangent2End: CGPoint(10, 10), radius: 4)
    #expect(path.elements[1].end!.isNear(CGPoint(6, 0)))
    #expect(path.currentPoint.isNear(CGPoint(10, 4)))
    #expect(path.elements.count == 3 || path.elements.count == 4)
    // The middle of the arc is on the diagonal, a radius from (6, 4).
    let middle = 4 / 2.0.squareRoot()
    let points = FlatPath(path.elements, tolerance: 1e-5).contours[0].points
    #expect(points.contains { $0.isNear(CGPoint(6 + middle, 4 - middle), within: 0.02) })
  }

  @Test("Around a sharp corner to the other side: 60 degrees, so the tangents are √3 radii long")
  func sharpCorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(0, 10))
    let end = CGPoint(x: 10 - 5, y: 10 - 5 * 3.0.squareRoot())
    path.addArc(tangent1End: CGPoint(10, 10), tangent2End: end, radius: 2)
    let length = 2 * 3.0.squareRoot()
    #expect(path.elements.compactMap(\.end).contains { $0.isNear(CGPoint(10 - length, 10)) })
    #expect(
      path.currentPoint.isNear(
        CGPoint(x: 10 - length / 2, y: 10 - length * 3.0.squareRoot() / 2)))
  }

  @Test("Where there is nothing to round it is a line to the corner")
  func degenerate() {
    for (corner, end, radius) in [
      (CGPoint(10, 0), CGPoint(20, 0), 4.0), (CGPoint(0, 0), CGPoint(5, 5), 4),
      (CGPoint(10, 0), CGPoint(10, 0), 4), (CGPoint(10, 0), CGPoint(10, 10), 0),
    ] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      #expect(path.elements == [.move(.zero), .line(corner)])
    }
  }
}
