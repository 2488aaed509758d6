import CoreGraphics
import QuartzCore
import Testing

@Suite("Transforms in space")
struct CATransform3DTests {
  @Test("The identity, and sixteen zeros")
  func identity() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DIdentity.numbers == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(CATransform3D().numbers == Array(repeating: 0, count: 16))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }

  @Test("Translations stand in the last row, scales in the diagonal")
  func making() {
    #expect(
      CATransform3DMakeTranslation(2, 3, 4).numbers
        == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
    #expect(
      CATransform3DMakeScale(2, 3, 4).numbers == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
  }

  @Test(
    "Quarter turns: x goes to y about z, y to z about x, z to x about y",
    arguments: [
      ([0.0, 0, 1], [0.0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      ([1, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
      ([0, 1, 0], [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
    ])
  func quarterTurns(_ axis: [Double], _ numbers: [Double]) {
    let turn = CATransform3DMakeRotation(.pi / 2, axis[0], axis[1], axis[2])
    #expect(zip(turn.numbers, numbers).allSatisfy { abs($0 - $1) < 1e-16 })
    // The axis itself stays exactly.
    #expect(turn.numbers.filter { $0 == 1 }.count >= 2)
    let longer = CATransform3DMakeRotation(.pi / 2, 3 * axis[0], 3 * axis[1], 3 * axis[2])
    #expect(CATransform3DEqualToTransform(turn, longer))
  }

  @Test("A turn about (1, 1, 1) by a third exchanges the axes")
  func thirdOfATurn() {
    let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    #expect(
      near(
        turn,
        CATransform3D(
          m11: 0, m12: 1, m13: 0, m14: 0, m21: 0, m22: 0, m23: 1, m24: 0,
          m31: 1, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)))
  }

  @Test("About an axis without length or of infinite length nothing turns")
  func noAxis() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .infinity, 0, 0)))
  }

  @Test("Concatenation does the first one first; Translate, Scale and Rotate come before")
  func order() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let double = CATransform3DMakeScale(2, 2, 2)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DConcat(move, double),
        CATransform3DConcat(double, CATransform3DMakeTranslation(2, 4, 6))))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DTranslate(double, 1, 2, 3), CATransform3DConcat(move, double)))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DScale(move, 2, 2, 2), CATransform3DConcat(double, move)))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DRotate(move, 0.5, 1, 2, 3),
        CATransform3DConcat(CATransform3DMakeRotation(0.5, 1, 2, 3), move)))
  }

  @Test("The usual way to write perspective keeps m34 after the rotation")
  func perspective() {
    // [0.6 0 −0.8 | …] · m34 = −1/500: the first row ends with −0.8 · −1/500.
    let transform = CATransform3DConcat(turned, eye(500))
    #expect(transform.m14 == 0.8 / 500 && transform.m34 == -0.6 / 500 && transform.m44 == 1)
  }

  @Test("An inverse undoes; what has none stays")
  func inverse() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<200 {
      let numbers = (0..<16).map { _ in random.next(in: -2...2) }
      let transform = CATransform3D(
        rows: [numbers[0], numbers[1], numbers[2], numbers[3]],
        [numbers[4], numbers[5], numbers[6], numbers[7]],
        [numbers[8], numbers[9], numbers[10], numbers[11]],
        [numbers[12], numbers[13], numbers[14], numbers[15]])
      let inverse = CATransform3DInvert(transform)
      // Of a matrix that is nearly flat the inverse is large.
      let size = inverse.numbers.map(abs).max()!
      #expect(
        near(CATransform3DConcat(transform, inverse), CATransform3DIdentity, 1e-13 * (1 + size)))
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DInvert(CATransform3DMakeScale(2, 4, 8)),
        CATransform3DMakeScale(0.5, 0.25, 0.125)))
  }

  @Test("Affine transforms go there and back; depth and perspective are not affine")
  func affine() {
    let flat = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let transform = CATransform3DMakeAffineTransform(flat)
    #expect(transform.numbers == [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == flat)
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(0.7, 0, 0, 1)))
    #expect(
      CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.7, 0, 0, 1))
        == CGAffineTransform(rotationAngle: 0.7))
    for other in [
      CATransform3DMakeTranslation(0, 0, 1), CATransform3DMakeScale(1, 1, 2), eye(500), turned,
    ] {
      #expect(!CATransform3DIsAffine(other))
    }
    #expect(
      CATransform3DGetAffineTransform(turned) == CGAffineTransform(0.6, 0, 0, 1, 0, 0))
  }
}
