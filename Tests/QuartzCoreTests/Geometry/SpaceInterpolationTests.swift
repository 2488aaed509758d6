import CoreGraphics
import QuartzCore
import Testing

@Suite("Between two transforms in space")
struct SpaceInterpolationTests {
  private func between(
    _ start: CATransform3D, _ end: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    .interpolated(from: start, to: end, fraction: fraction)
  }

  private func turn(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
  }

  @Test(
    "A rotation goes on at an even pace about its axis, also beyond its end",
    arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, -2, 3)])
  func evenPace(_ x: Double, _ y: Double, _ z: Double) {
    let (start, end) = (turn(20, x, y, z), turn(120, x, y, z))
    #expect(near(between(start, end, 0.25), turn(45, x, y, z)))
    #expect(near(between(start, end, 1.2), turn(140, x, y, z)))
  }

  @Test("7.1.21: the shorter way")
  func shorterWay() {
    #expect(near(between(turn(-100, 0, 1, 0), turn(100, 0, 1, 0), 0.5), turn(180, 0, 1, 0)))
    #expect(near(between(turn(0, 1, 0, 0), turn(270, 1, 0, 0), 0.5), turn(-45, 1, 0, 0)))
    #expect(near(between(turn(10, 0, 1, 0), turn(370, 0, 1, 0), 0.5), turn(10, 0, 1, 0)))
  }

  @Test(
    "7.1.21: half a turn goes the positive way, whichever sign it has",
    arguments: [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1)])
  func halfTurn(_ x: Double, _ y: Double, _ z: Double) {
    for end in [turn(180, x, y, z), turn(-180, x, y, z)] {
      #expect(near(between(CATransform3DIdentity, end, 0.25), turn(45, x, y, z)))
      // From the half turn back it goes on, as in the plane.
      #expect(near(between(end, CATransform3DIdentity, 0.25), turn(225, x, y, z)))
    }
    // About y: what is 10 to the right has gone away from the viewer.
    let quarter = between(CATransform3DIdentity, turn(180, 0, 1, 0), 0.25)
    #expect(quarter.m13 < 0 && quarter.m11 > 0)
  }

  @Test("An eye that both ends share stays where it is")
  func sharedEye() {
    let middle = between(eye(500), CATransform3DConcat(turn(60, 0, 1, 0), eye(500)), 0.5)
    #expect(near(middle, CATransform3DConcat(turn(30, 0, 1, 0), eye(500))))
  }

  @Test("Places, scales and the eye's nearness are mixed evenly")
  func mixing() {
    func placed(_ scale: Double, _ place: Double) -> CATransform3D {
      CATransform3DConcat(
        CATransform3DMakeScale(scale, 1, 2 * scale), CATransform3DMakeTranslation(place, -place, 3))
    }
    #expect(near(between(placed(1, 0), placed(3, 40), 0.25), placed(1.5, 10)))
    let flat = between(eye(200), eye(100), 0.5)
    #expect(near(flat, eye(400.0 / 3)))
  }

  @Test("Parts put together again are the transform, mirrored and leaning ones too")
  func recomposed() throws {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<200 {
      var affine = CATransform3D(
        rows: [random.next(in: -2...2), random.next(in: -2...2), random.next(in: -2...2), 0],
        [random.next(in: -2...2), random.next(in: -2...2), random.next(in: -2...2), 0],
        [random.next(in: -2...2), random.next(in: -2...2), random.next(in: -2...2), 0],
        [random.next(in: -90...90), random.next(in: -90...90), random.next(in: -90...90), 1])
      affine = CATransform3DConcat(affine, eye(300))
      guard let inverse = affine.inverse, inverse.numbers.map(abs).max()! < 100 else { continue }
      let again = try #require(DecomposedSpaceTransform(affine)).transform
      // Equal but for a factor, which perspective divides away.
      let factor = affine.m44 / again.m44
      #expect(
        zip(affine.numbers, again.numbers).allSatisfy { abs($0 - $1 * factor) < 1e-9 },
        "\(affine)")
    }
  }

  @Test("A mirrored transform turns instead, its depth mirrored, which a plane has none of")
  func mirrored() {
    let middle = between(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.5)
    // A quarter turn about y in the plane z = 0: nothing is left of the width.
    #expect(abs(middle.m11) < 1e-12 && abs(middle.m22 - 1) < 1e-12 && abs(middle.m13 + 1) < 1e-12)
  }

  @Test("What has no parts is mixed number by number; both ends are exact")
  func noParts() {
    let flat = CATransform3DConcat(CATransform3DMakeScale(0, 1, 1), eye(500))
    #expect(DecomposedSpaceTransform(flat) == nil)
    let middle = between(eye(500), flat, 0.25)
    #expect(middle.m11 == 0.75 && middle.m22 == 1 && middle.m34 == -1.0 / 500)
    var behind = CATransform3DIdentity
    behind.m44 = -1
    #expect(DecomposedSpaceTransform(behind) == nil)
    for end in [flat, behind, turned] {
      #expect(CATransform3DEqualToTransform(between(eye(7), end, 1), end))
      #expect(CATransform3DEqualToTransform(between(end, eye(7), 0), end))
    }
  }

  @Test("7.1.5: values that are not affine are interpolated, and never added")
  func values() throws {
    let flat = AnimatableValue.transform(.identity)
    let space = AnimatableValue.space(SpaceTransform(turn(90, 0, 1, 0)))
    #expect(flat.difference(from: space) == nil && space.difference(from: flat) == nil)
    #expect(space.difference(from: space) == nil)
    #expect(flat.interpolated(to: space, fraction: 0) == flat)
    #expect(flat.interpolated(to: space, fraction: 1) == space)
    guard case .space(let middle) = flat.interpolated(to: space, fraction: 0.5) else {
      return #expect(Bool(false))
    }
    #expect(near(middle.matrix, turn(45, 0, 1, 0)))
    // An affine difference that still goes on is applied before a model that is not affine.
    let sum = AnimatableValue.space(SpaceTransform(turned)).adding(
      .transform(CGAffineTransform(translationX: 10, y: 0)))
    #expect(sum == .space(SpaceTransform(CATransform3DTranslate(turned, 10, 0, 0))))
  }
}
