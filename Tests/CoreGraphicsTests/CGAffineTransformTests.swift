import CoreGraphics
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
  let point = CGPoint(x: 3, y: 4)

  @Test("A positive rotation turns clockwise on a screen whose y axis points down")
  func rotationSense() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(abs(turned.y - 1) < 1e-15)
  }

  @Test("concatenating applies the receiver first; translatedBy applies the new part first")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 8))
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 8))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
  }

  @Test("A transform and its inverse cancel; a singular one is returned as it is")
  func inversion() {
    let transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(flat.inverse == nil)
  }

  @Test("The bounding box of a rectangle turned by 45 degrees")
  func rectangle() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(box.midX) < 1e-12)
  }
}

@Suite("Interpolating affine transforms")
struct AffineInterpolationTests {
  private func expectEqual(
    _ first: CGAffineTransform, _ second: CGAffineTransform,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(
        abs(first[keyPath: path] - second[keyPath: path]) < 1e-12, sourceLocation: sourceLocation)
    }
  }

  @Test("Taking apart and putting together gives the same transform")
  func roundTrip() {
    for transform in [
      CGAffineTransform(2, 1, -1, 3, 5, 7), CGAffineTransform(-1, 0, 0, 1, 0, 0),
      CGAffineTransform(1, 0, 0.5, 1, 0, 0), CGAffineTransform(0, 0, 0, 3, 1, 1),
      CGAffineTransform(0, 0, 0, 0, 1, 1),
    ] {
      expectEqual(DecomposedTransform(transform).transform, transform)
    }
  }

  @Test("Half of a scaling and a translation")
  func midway() {
    let end = CGAffineTransform(3, 0, 0, 5, 10, 20)
    expectEqual(
      .interpolated(from: .identity, to: end, fraction: 0.5), CGAffineTransform(2, 0, 0, 3, 5, 10))
  }

  @Test("7.1.21: rotation goes the shorter way")
  func shorterWay() {
    let start = CGAffineTransform(rotationAngle: 170 * .pi / 180)
    let end = CGAffineTransform(rotationAngle: -170 * .pi / 180)
    expectEqual(
      .interpolated(from: start, to: end, fraction: 0.5), CGAffineTransform(rotationAngle: .pi))
  }

  @Test(
    "7.1.21: half a turn goes clockwise, whichever its sign", arguments: [Double.pi, -Double.pi])
  func halfTurn(_ angle: Double) {
    expectEqual(
      .interpolated(
        from: .identity, to: CGAffineTransform(rotationAngle: angle), fraction: 0.5),
      CGAffineTransform(rotationAngle: .pi / 2))
    expectEqual(
      .interpolated(
        from: CGAffineTransform(rotationAngle: angle), to: .identity, fraction: 0.5),
      CGAffineTransform(rotationAngle: -.pi / 2))
  }

  @Test("Growing from nothing keeps the end's rotation axis")
  func fromSingular() {
    let nothing = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(
      .interpolated(from: nothing, to: .identity, fraction: 0.25),
      CGAffineTransform(scaleX: 0.25, y: 0.25))
  }

  @Test("Both ends are exact")
  func ends() {
    let start = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let end = CGAffineTransform(rotationAngle: 1)
    #expect(CGAffineTransform.interpolated(from: start, to: end, fraction: 0) == start)
    #expect(CGAffineTransform.interpolated(from: start, to: end, fraction: 1) == end)
  }
}
