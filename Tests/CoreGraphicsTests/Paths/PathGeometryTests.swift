import Testing

@testable import CoreGraphics

@Suite("Asking paths") struct PathGeometryTests {
  @Test("Two boxes: one with control points, one around the curve itself")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(10, 0), control: CGPoint(5, 10))
    #expect(path.boundingBox == CGRect(0, 0, 10, 10))
    // A parabola's vertex is halfway to its control point.
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("A cubic that swings out on both sides: x(t) = 3t(1-t)(1-2t)·a has its extremes at ±a/√12")
  func cubicBox() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(0, 10), control1: CGPoint(6, 0), control2: CGPoint(-6, 10))
    let box = path.boundingBoxOfPath
    // 6·3·t(1-t)(1-2t) at t = (1 ∓ 1/√3)/2 is 6·3·√3/18 = √3.
    #expect(abs(box.maxX - 3.0.squareRoot()) < 1e-9 && abs(box.minX + 3.0.squareRoot()) < 1e-9)
  }

  @Test("Inside by winding and by even and odd: a square in a square, turned the same way")
  func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(0, 0, 10, 10))
    path.addRect(CGRect(3, 3, 4, 4))
    #expect(path.contains(CGPoint(5, 5)))
    #expect(!path.contains(CGPoint(5, 5), using: .evenOdd))
    #expect(path.contains(CGPoint(1, 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(11, 5)) && !path.contains(CGPoint(-1, 5)))
    // Turned the other way it is a hole for both.
    let hole = CGMutablePath()
    hole.addRect(CGRect(0, 0, 10, 10))
    hole.addPath(CGPath(rect: CGRect(3, 3, 4, 4), transform: nil).reversed)
    #expect(!hole.contains(CGPoint(5, 5)))
  }

  @Test("Open subpaths count as closed; the transform maps the point")
  func openAndMapped() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(10, 0), CGPoint(0, 10)])
    #expect(path.contains(CGPoint(2, 2)) && !path.contains(CGPoint(8, 8)))
    #expect(path.contains(CGPoint(1, 1), transform: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(!path.contains(CGPoint(1, 1), transform: CGAffineTransform(scaleX: 8, y: 8)))
    #expect(!path.contains(CGPoint(CGFloat.nan, 1)))
  }

  @Test("A circle's inside at 200 points of a spiral")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(-1, -1, 2, 2), transform: nil)
    for index in 0..<200 {
      let radius = Double(index) / 100 + 0.0005
      guard abs(radius - 1) > 4e-4 else { continue }
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(Double(index))
      #expect(path.contains(CGPoint(radius * cosine, radius * sine)) == (radius < 1))
    }
  }

  @Test("Dashes of 4 with gaps of 2, begun 1 into the pattern, on a line of 10")
  func dashes() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(10, 0)])
    let dashed = line.copy(dashingWithPhase: 1, lengths: [4, 2])
    #expect(
      dashed.elements == [
        .move(.zero), .line(CGPoint(3, 0)), .move(CGPoint(5, 0)), .line(CGPoint(9, 0)),
      ])
    // One number stands for dash and gap.
    #expect(line.copy(dashingWithPhase: 0, lengths: [6]).elements.last == .line(CGPoint(6, 0)))
    // Around a corner a dash stays in one piece; in a closed path the last side is dashed too.
    let square = CGPath(rect: CGRect(0, 0, 4, 4), transform: nil)
    let corners = square.copy(dashingWithPhase: 0, lengths: [6, 6])
    #expect(
      corners.elements == [
        .move(.zero), .line(CGPoint(4, 0)), .line(CGPoint(4, 2)), .move(CGPoint(0, 4)),
        .line(CGPoint(0, 0)),
      ])
  }

  @Test("Patterns that say nothing, or too much, leave the path whole")
  func senselessDashes() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(1e9, 0)])
    for lengths in [[], [0, 0], [-1, 2], [CGFloat.nan], [1e-3]] {
      #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
    }
  }

  @Test("Backwards: subpaths in reverse, closed ones stay closed, and twice is as before")
  func reversing() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(1, 0), CGPoint(1, 1)])
    path.closeSubpath()
    path.move(to: CGPoint(5, 5))
    path.addCurve(to: CGPoint(8, 8), control1: CGPoint(6, 6), control2: CGPoint(7, 7))
    #expect(
      path.reversed.elements == [
        .move(CGPoint(8, 8)),
        .cubic(control1: CGPoint(7, 7), control2: CGPoint(6, 6), to: CGPoint(5, 5)),
        .move(CGPoint(1, 1)), .line(CGPoint(1, 0)), .line(.zero), .close,
      ])
    #expect(path.reversed.reversed == path)
  }
}
