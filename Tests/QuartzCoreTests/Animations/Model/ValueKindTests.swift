import CoreGraphics
import QuartzCore
import Testing

@Suite("Every kind of value, with numbers that all differ") struct ValueKindTests {
  private static let red = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
  private static let blue = CGColor(srgbRed: 0.5, green: 0.25, blue: 0.125, alpha: 1)

  private static func path(_ step: Double) -> CGPath {
    let path = CGMutablePath()
    func point(_ n: Double) -> CGPoint { CGPoint(x: n * step, y: (n + 0.5) * step) }
    path.move(to: point(1))
    path.addLine(to: point(2))
    path.addQuadCurve(to: point(4), control: point(3))
    path.addCurve(to: point(7), control1: point(5), control2: point(6))
    path.closeSubpath()
    return path
  }

  /// One, another, and what lies a quarter of the way between the two.
  private static let quarters: [(AnimatableValue, AnimatableValue, AnimatableValue)] = [
    (.number(2), .number(10), .number(4)),
    (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: 22)), .point(CGPoint(x: 2, y: 7))),
    (
      .size(CGSize(width: 1, height: 2)), .size(CGSize(width: 5, height: 22)),
      .size(CGSize(width: 2, height: 7))
    ),
    (
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
      .rect(CGRect(x: 5, y: 22, width: 43, height: 84)),
      .rect(CGRect(x: 2, y: 7, width: 13, height: 24))
    ),
    (
      .transform(CGAffineTransform(2, 0, 0, 4, 1, 2)),
      .transform(CGAffineTransform(6, 0, 0, 24, 5, 22)),
      .transform(CGAffineTransform(3, 0, 0, 9, 2, 7))
    ),
    (.numbers([1, 2, 3]), .numbers([5, 22, 43]), .numbers([2, 7, 13])),
    (.path(path(1)), .path(path(5)), .path(path(2))),
    (
      .color(red), .color(blue),
      .color(CGColor(srgbRed: 0.3125, green: 0.4375, blue: 0.59375, alpha: 1))
    ),
    (
      .colors([red, blue]), .colors([blue, red]),
      .colors([
        CGColor(srgbRed: 0.3125, green: 0.4375, blue: 0.59375, alpha: 1),
        CGColor(srgbRed: 0.4375, green: 0.3125, blue: 0.28125, alpha: 1),
      ])
    ),
  ]

  @Test("Each number goes its own way", arguments: quarters.indices)
  func between(_ index: Int) {
    let (one, other, quarter) = Self.quarters[index]
    #expect(one.interpolated(to: other, fraction: 0.25) == quarter)
    #expect(one.isLike(other) && one.hasStructure(of: other))
    for another in Self.quarters.indices where another != index {
      #expect(!one.isLike(Self.quarters[another].0))
      #expect(!one.hasStructure(of: Self.quarters[another].0))
    }
  }

  private static let listed: [(AnimatableValue, [Double])] = [
    (.number(2), [2]), (.point(CGPoint(x: 1, y: 2)), [1, 2]),
    (.size(CGSize(width: 3, height: 4)), [3, 4]),
    (.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), [1, 2, 3, 4]),
    (.color(red), [0.25, 0.5, 0.75, 1]),
    (.numbers([5, 6, 7]), [5, 6, 7]),
    (.colors([red, blue]), [0.25, 0.5, 0.75, 1, 0.5, 0.25, 0.125, 1]),
    (.path(path(1)), [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5]),
  ]

  @Test("Taken apart into numbers in order, and made of them again", arguments: listed.indices)
  func components(_ index: Int) {
    let (value, numbers) = Self.listed[index]
    #expect(value.components == numbers)
    #expect(value.with(numbers) == value)
    // Another value of the kind has all of them, too.
    let halves = numbers.map { $0 / 2 }
    #expect(value.with(halves).components == halves)
    #expect(value.isLike(value.with(halves)))
  }

  @Test("What has nothing between two values has no numbers, and stays as it is")
  func uncounted() {
    let values: [AnimatableValue] = [
      .flag(true), .image(nil), .transform(CGAffineTransform(2, 0, 0, 4, 1, 2)),
      AnimatableValue(CATransform3DMakeRotation(0.5, 0, 1, 0)),
    ]
    for value in values { #expect(value.components == nil && value.with([9]) == value) }
    #expect(AnimatableValue.path(nil).components == nil)
  }

  @Test("Paths have a middle only part by part: each kind of part is its own")
  func pathParts() {
    func path(_ part: Int) -> AnimatableValue {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      let end = CGPoint(x: 9, y: 4)
      let (first, second) = (CGPoint(x: 3, y: 7), CGPoint(x: 5, y: 6))
      switch part {
      case 0: path.addLine(to: end)
      case 1: path.addQuadCurve(to: end, control: first)
      case 2: path.addCurve(to: end, control1: first, control2: second)
      case 3: path.closeSubpath()
      default: path.move(to: end)
      }
      return .path(path)
    }
    for one in 0..<5 {
      for other in 0..<5 {
        #expect(path(one).hasStructure(of: path(other)) == (one == other), "\(one), \(other)")
      }
    }
  }

  @Test("7.1.4: what one must be added to, to be the other, and the kind's nothing")
  func differences() throws {
    let pairs: [(AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue)] = [
      (.number(7), .number(5), .number(2), .number(0)),
      (
        .point(CGPoint(x: 7, y: 20)), .point(CGPoint(x: 5, y: 8)), .point(CGPoint(x: 2, y: 12)),
        .point(.zero)
      ),
      (
        .rect(CGRect(x: 7, y: 20, width: 30, height: 44)),
        .rect(CGRect(x: 5, y: 8, width: 13, height: 11)),
        .rect(CGRect(x: 2, y: 12, width: 17, height: 33)), .rect(.zero)
      ),
    ]
    for (value, other, expected, zero) in pairs {
      let difference = try #require(value.difference(from: other))
      #expect(difference.from == expected && difference.zero == zero)
      #expect(other.adding(expected) == value && value.adding(zero) == value)
      #expect(value.subtracting(expected) == other)
    }
    let flat = AnimatableValue.transform(CGAffineTransform(2, 0, 0, 4, 1, 2))
    let space = AnimatableValue(CATransform3DMakeRotation(0.5, 0, 1, 0))
    let color = AnimatableValue.color(Self.red)
    for (one, other) in [(flat, space), (space, flat), (space, space), (color, color)] {
      #expect(one.difference(from: other) == nil)
    }
    // One that cannot be undone.
    #expect(flat.difference(from: .transform(CGAffineTransform(0, 0, 0, 4, 0, 0))) == nil)
    for value in [AnimatableValue.size(.zero), .flag(true), .numbers([1]), .path(nil)] {
      #expect(value.difference(from: value) == nil)
    }
  }

  @Test("Lists, sizes and colours are added number by number")
  func sums() {
    #expect(
      AnimatableValue.size(CGSize(width: 1, height: 2)).adding(.size(CGSize(width: 5, height: 9)))
        == .size(CGSize(width: 6, height: 11)))
    #expect(AnimatableValue.numbers([1, 2]).adding(.numbers([5, 9])) == .numbers([6, 11]))
    let dark = CGColor(srgbRed: 0.125, green: 0.25, blue: 0.0625, alpha: 0)
    #expect(
      AnimatableValue.color(Self.blue).adding(.color(dark))
        == .color(CGColor(srgbRed: 0.625, green: 0.5, blue: 0.1875, alpha: 1)))
    #expect(
      AnimatableValue.colors([dark, Self.blue]).adding(.colors([Self.blue, dark]))
        == .colors([
          CGColor(srgbRed: 0.625, green: 0.5, blue: 0.1875, alpha: 1),
          CGColor(srgbRed: 0.625, green: 0.5, blue: 0.1875, alpha: 1),
        ]))
  }

  @Test("8.4.4: how far apart two are: as the crow flies, through all their numbers")
  func distances() {
    func distance(_ one: AnimatableValue, _ other: AnimatableValue) -> Double {
      one.distance(to: other)
    }
    #expect(distance(.number(2), .number(-5)) == 7)
    #expect(distance(.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 4, y: 6))) == 5)
    #expect(
      distance(.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 6, height: 14))) == 13)
    #expect(
      distance(
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .rect(CGRect(x: 3, y: 6, width: 7, height: 12))) == 10)
    #expect(distance(.flag(true), .flag(false)) == 0)
    #expect(distance(.numbers([1]), .numbers([1, 2])) == 0)
    // Of two transforms, through the sixteen numbers: the fourth row differs by 2, 4 and 4.
    #expect(
      distance(
        AnimatableValue(CATransform3DMakeTranslation(1, 2, 3)),
        AnimatableValue(CATransform3DMakeTranslation(3, 6, 7))) == 6)
    #expect(
      distance(
        .transform(CGAffineTransform(translationX: 1, y: 2)),
        .transform(CGAffineTransform(translationX: 4, y: 6))) == 5)
  }

  @Test("7.1.5: transforms in space turn about their axis, also to and from one in the plane")
  func space() {
    func turn(_ angle: Double) -> AnimatableValue {
      AnimatableValue(CATransform3DMakeRotation(angle, 0, 1, 0))
    }
    for (one, other, expected) in [
      (turn(0.4), turn(0.8), turn(0.5)), (.transform(.identity), turn(0.8), turn(0.2)),
      (turn(0.8), .transform(.identity), turn(0.6)),
    ] as [(AnimatableValue, AnimatableValue, AnimatableValue)] {
      let between = one.interpolated(to: other, fraction: 0.25)
      for (a, b) in zip(between.matrix.numbers, expected.matrix.numbers) {
        #expect(abs(a - b) < 1e-12)
      }
      #expect(one.interpolated(to: other, fraction: 0) == one)
      #expect(one.interpolated(to: other, fraction: 1) == other)
    }
    // Beyond the ends, as a pace that overshoots has it.
    for (fraction, angle) in [(1.5, 1.0), (-0.5, 0.2)] {
      let beyond = turn(0.4).interpolated(to: turn(0.8), fraction: fraction)
      for (a, b) in zip(beyond.matrix.numbers, turn(angle).matrix.numbers) {
        #expect(abs(a - b) < 1e-12, "\(fraction)")
      }
    }
    // The difference is applied first: a shift that the turn then carries to the front.
    let shift = AnimatableValue.transform(CGAffineTransform(translationX: 3, y: 5))
    for sum in [turn(0.4).adding(shift)] {
      let expected = CATransform3DConcat(
        CATransform3DMakeTranslation(3, 5, 0), CATransform3DMakeRotation(0.4, 0, 1, 0))
      for (a, b) in zip(sum.matrix.numbers, expected.numbers) { #expect(abs(a - b) < 1e-12) }
    }
    for sum in [shift.adding(turn(0.4))] {
      let expected = CATransform3DConcat(
        CATransform3DMakeRotation(0.4, 0, 1, 0), CATransform3DMakeTranslation(3, 5, 0))
      for (a, b) in zip(sum.matrix.numbers, expected.numbers) { #expect(abs(a - b) < 1e-12) }
    }
  }

  @Test("In words, as a trace has them")
  func words() {
    let image = CGImage(buffer: PixelBuffer(width: 2, height: 3), isOpaque: false)
    let values: [(AnimatableValue, String)] = [
      (.number(1.5), "1.5"), (.point(CGPoint(x: 1, y: 2)), "(1.0, 2.0)"),
      (.size(CGSize(width: 3, height: 4)), "(3.0, 4.0)"),
      (.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), "(1.0, 2.0, 3.0, 4.0)"),
      (.color(Self.red), "rgba(0.25, 0.5, 0.75, 1.0)"), (.flag(true), "true"),
      (.image(image), "image 2 × 3"), (.image(nil), "no image"),
      (.path(Self.path(1)), "path of 5 elements"), (.path(nil), "no path"),
      (
        .colors([Self.red, Self.blue]),
        "[rgba(0.25, 0.5, 0.75, 1.0), rgba(0.5, 0.25, 0.125, 1.0)]"
      ),
      (.numbers([1, 2.5]), "[1.0, 2.5]"),
      (
        .transform(CGAffineTransform(1, 2, 3, 4, 5, 6)), "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]"
      ),
      (
        .space(SpaceTransform(CATransform3DMakeTranslation(1, 2, 3))),
        "[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 2.0, 3.0, 1.0]"
      ),
    ]
    for (value, words) in values { #expect("\(value)" == words) }
  }
}
