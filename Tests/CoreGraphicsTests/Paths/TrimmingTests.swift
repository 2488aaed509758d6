import Foundation
import Testing

@testable import CoreGraphics

@Suite("Parts of paths, by their length") struct TrimmingTests {
  private func part(_ path: CGPath, _ start: CGFloat, _ end: CGFloat) -> [PathElement] {
    path.trimmed(from: start, to: end, tolerance: 1e-4).elements
  }

  @Test("The middle half of two lines, by their whole length")
  func lines() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(6, 0)])
    path.addLines(between: [CGPoint(0, 1), CGPoint(2, 1)])
    #expect(part(path, 0.25, 0.75) == [.move(CGPoint(2, 0)), .line(CGPoint(6, 0))])
    #expect(
      part(path, 0.5, 1) == [
        .move(CGPoint(4, 0)), .line(CGPoint(6, 0)), .move(CGPoint(0, 1)), .line(CGPoint(2, 1)),
      ])
    #expect(part(path, 0.7, 0.7).isEmpty)
    #expect(part(path, -1, 2) == path.elements)
  }

  @Test("A closed subpath that is there wholly stays closed; a part of it ends at its corner")
  func closed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(3, 0), CGPoint(3, 4)])
    path.closeSubpath()
    path.addLine(to: CGPoint(0, 12))
    #expect(part(path, 0, 0.5) == Array(path.elements.prefix(4)))
    #expect(
      part(path, 7.0 / 24, 18.0 / 24) == [
        .move(CGPoint(3, 4)), .line(.zero), .move(.zero), .line(CGPoint(0, 6)),
      ])
  }

  @Test("A curve's part is a curve on it: an eighth of a circle's length, square to the radius")
  func curves() {
    let circle = CGPath(ellipseIn: CGRect(-10, -10, 20, 20), transform: nil)
    let part = part(circle, 1.0 / 16, 3.0 / 16)
    guard part.count == 2, case .move(let start) = part[0],
      case .cubic(let control1, let control2, let end) = part[1]
    else {
      Issue.record("not one curve: \(part)")
      return
    }
    let (sine, cosine) = (sin(CGFloat.pi / 8), cos(CGFloat.pi / 8))
    // Four curves are off a circle by 3 parts in 10 000.
    #expect(start.isNear(CGPoint(10 * cosine, 10 * sine), within: 0.005))
    #expect(end.isNear(CGPoint(10 * sine, 10 * cosine), within: 0.005))
    let first = (control1.x - start.x) * start.x + (control1.y - start.y) * start.y
    let last = (control2.x - end.x) * end.x + (control2.y - end.y) * end.y
    #expect(abs(first) < 0.05 && abs(last) < 0.05, "\(first) and \(last)")
  }

  @Test("A quadratic curve's part goes through the same points")
  func quadratic() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(8, 0), control: CGPoint(4, 8))
    let part = part(path, 0.5, 1)
    guard part.count == 2, case .move(let start) = part[0] else {
      Issue.record("not one curve: \(part)")
      return
    }
    #expect(start.isNear(CGPoint(4, 4), within: 1e-3))
    #expect(part[1].end == CGPoint(8, 0))
  }

  @Test("No length, and numbers that are none, are no trap")
  func degenerate() {
    let point = CGMutablePath()
    point.move(to: CGPoint(1, 1))
    point.addLine(to: CGPoint(1, 1))
    #expect(part(point, 0.2, 0.5).isEmpty)
    #expect(part(point, .nan, 0.5).isEmpty)
    let far = CGMutablePath()
    far.addLines(between: [CGPoint(-1e300, 0), CGPoint(1e300, 0)])
    _ = part(far, 0.2, 0.5)
    far.addCurve(
      to: CGPoint(.infinity, 0), control1: CGPoint(.nan, 0), control2: CGPoint(0, -1e300))
    _ = part(far, 0.2, 0.5)
    #expect(part(CGMutablePath(), 0, 0.5).isEmpty)
  }
}
