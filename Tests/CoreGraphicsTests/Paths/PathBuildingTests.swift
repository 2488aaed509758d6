import Testing

@testable import CoreGraphics

@Suite("Building paths") struct PathBuildingTests {
  /// The parts as `applyWithBlock` tells of them: type and points.
  private func parts(_ path: CGPath) -> [String] {
    var parts: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        .closeSubpath: 0,
      ]
      let points = (0..<counts[element.pointee.type]!).map { element.pointee.points[$0] }
      parts.append(
        "\(element.pointee.type) " + points.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    }
    return parts
  }

  @Test("applyWithBlock shows each part with its points, in order")
  func applying() {
    let path = CGMutablePath()
    path.move(to: CGPoint(1, 2))
    path.addLine(to: CGPoint(3, 4))
    path.addQuadCurve(to: CGPoint(5, 6), control: CGPoint(7, 8))
    path.addCurve(to: CGPoint(9, 10), control1: CGPoint(11, 12), control2: CGPoint(13, 14))
    path.closeSubpath()
    #expect(
      parts(path) == [
        "moveToPoint 1.0,2.0", "addLineToPoint 3.0,4.0", "addQuadCurveToPoint 7.0,8.0 5.0,6.0",
        "addCurveToPoint 11.0,12.0 13.0,14.0 9.0,10.0", "closeSubpath ",
      ])
  }

  @Test("The current point is the last end, or where a closed subpath began")
  func currentPoint() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(1, 1))
    path.addLine(to: CGPoint(5, 1))
    #expect(path.currentPoint == CGPoint(5, 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(1, 1))
    path.addLine(to: CGPoint(1, 9))
    #expect(path.currentPoint == CGPoint(1, 9))
  }

  @Test("Lines, curves and closing need a beginning; of several moves the last one counts")
  func withoutBeginning() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(1, 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(1, 1))
    path.move(to: CGPoint(2, 2))
    #expect(parts(path) == ["moveToPoint 2.0,2.0"])
  }

  @Test("A rectangle begins at its origin and goes along its upper side")
  func rectangle() {
    #expect(
      parts(CGPath(rect: CGRect(1, 2, 3, 4), transform: nil)) == [
        "moveToPoint 1.0,2.0", "addLineToPoint 4.0,2.0", "addLineToPoint 4.0,6.0",
        "addLineToPoint 1.0,6.0", "closeSubpath ",
      ])
    var found = CGRect.zero
    #expect(CGPath(rect: CGRect(1, 2, 3, 4), transform: nil).isRect(&found))
    #expect(found == CGRect(1, 2, 3, 4))
    #expect(!CGPath(ellipseIn: CGRect(1, 2, 3, 4), transform: nil).isRect(nil))
  }

  @Test("An ellipse touches its rectangle's sides and stays within 0.03 % of a true one")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(0, 0, 20, 10), transform: nil)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 20) < 1e-9 && abs(box.maxY - 10) < 1e-9)
    for point in FlatPath(path.elements, tolerance: 1e-5).contours[0].points {
      let (x, y) = ((point.x - 10) / 10, (point.y - 5) / 5)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 3e-4)
    }
  }

  @Test("Corners larger than half the sides are cut to that; without corners it is a rectangle")
  func roundedRectangle() {
    let stadium = CGPath(
      roundedRect: CGRect(0, 0, 20, 10), cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(stadium.boundingBoxOfPath == CGRect(0, 0, 20, 10))
    #expect(!stadium.contains(CGPoint(0.5, 0.5)) && stadium.contains(CGPoint(10, 0.1)))
    let plain = CGPath(
      roundedRect: CGRect(0, 0, 20, 10), cornerWidth: 0, cornerHeight: 5, transform: nil)
    #expect(plain == CGPath(rect: CGRect(0, 0, 20, 10), transform: nil))
  }

  @Test("A transform moves what is added, and nothing else")
  func transforms() {
    let path = CGMutablePath()
    let move = CGAffineTransform(translationX: 10, y: 0)
    path.move(to: CGPoint(1, 1))
    path.addLine(to: CGPoint(2, 2), transform: move)
    path.addPath(CGPath(rect: CGRect(0, 0, 1, 1), transform: nil), transform: move)
    #expect(path.elements[0] == .move(CGPoint(1, 1)))
    #expect(path.elements[1] == .line(CGPoint(12, 2)))
    #expect(path.elements[2] == .move(CGPoint(10, 0)))
    var scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(path.copy(using: &scale)?.elements[1] == .line(CGPoint(24, 6)))
  }

  @Test("Copies are apart from what is added later, and equal paths are equal")
  func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(0, 0, 1, 1))
    let copy = path.copy()!
    let other = path.mutableCopy()!
    path.addRect(CGRect(5, 5, 1, 1))
    other.closeSubpath()
    #expect(copy == CGPath(rect: CGRect(0, 0, 1, 1), transform: nil))
    #expect(copy == other && copy.hashValue == other.hashValue)
    #expect(path != copy)
  }

  @Test(
    "Numbers that are not finite add nothing",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(_ number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(1, 1))
    path.addLine(to: CGPoint(number, 0))
    path.addCurve(to: CGPoint(2, 2), control1: CGPoint(0, number), control2: .zero)
    path.addRect(CGRect(0, 0, number, 1))
    path.addEllipse(in: CGRect(number, 0, 1, 1))
    path.addRoundedRect(in: CGRect(0, 0, 1, number), cornerWidth: 1, cornerHeight: 1)
    path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: number, clockwise: false)
    path.addRect(.null)
    path.addLines(between: [CGPoint(0, number)])
    #expect(path.elements == [.move(CGPoint(1, 1))])
  }
}
