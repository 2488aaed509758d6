import CoreGraphics
import QuartzCore
import Testing

@Suite("Values that animate")
struct AnimatableValueTests {
  static let pairs: [(AnimatableValue, AnimatableValue)] = [
    (.number(0.1), .number(0.7)),
    (.point(CGPoint(x: 195, y: 1266)), .point(CGPoint(x: 195, y: 422))),
    (
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
      .rect(CGRect(x: 0, y: 0, width: 30, height: 9))
    ),
    (
      .transform(CGAffineTransform(rotationAngle: 0.3)),
      .transform(CGAffineTransform(2, 0, 0, 3, 4, 5))
    ),
    (
      .color(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.3)),
      .color(CGColor(srgbRed: 0.9, green: 0.7, blue: 0.6, alpha: 0.7))
    ),
  ]

  @Test("Both ends are exact", arguments: pairs)
  func ends(_ first: AnimatableValue, _ last: AnimatableValue) {
    #expect(first.interpolated(to: last, fraction: 0) == first)
    #expect(first.interpolated(to: last, fraction: 1) == last)
  }

  @Test("A quarter of the way, and a quarter beyond the end")
  func interpolation() {
    #expect(AnimatableValue.number(2).interpolated(to: .number(6), fraction: 0.25) == .number(3))
    #expect(AnimatableValue.number(2).interpolated(to: .number(6), fraction: 1.25) == .number(7))
    #expect(
      AnimatableValue.point(.zero).interpolated(to: .point(CGPoint(x: 8, y: -4)), fraction: 0.25)
        == .point(CGPoint(x: 2, y: -1)))
    #expect(
      AnimatableValue.rect(CGRect(x: 0, y: 0, width: 10, height: 20))
        .interpolated(to: .rect(CGRect(x: 4, y: 8, width: 30, height: 0)), fraction: 0.25)
        == .rect(CGRect(x: 1, y: 2, width: 15, height: 15)))
    #expect(
      AnimatableValue.transform(.identity)
        .interpolated(to: .transform(CGAffineTransform(scaleX: 3, y: 5)), fraction: 0.5)
        == .transform(CGAffineTransform(scaleX: 2, y: 3)))
  }

  @Test("A colour fades in from clear without darkening")
  func color() {
    let clear = AnimatableValue.color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
    let red = AnimatableValue.color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      clear.interpolated(to: red, fraction: 0.5)
        == .color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)))
  }

  @Test("7.1.4: the model value with the difference added is the former value")
  func difference() throws {
    let former = AnimatableValue.point(CGPoint(x: 195, y: 1266))
    let model = AnimatableValue.point(CGPoint(x: 195, y: 422))
    let (from, zero) = try #require(former.difference(from: model))
    #expect(from == .point(CGPoint(x: 0, y: 844)))
    #expect(zero == .point(.zero))
    #expect(model.adding(from) == former)
    #expect(model.adding(zero) == model)

    let small = AnimatableValue.rect(CGRect(x: 1, y: 1, width: 10, height: 10))
    let large = AnimatableValue.rect(CGRect(x: 0, y: 0, width: 40, height: 20))
    let rect = try #require(small.difference(from: large))
    #expect(
      rect.from == .rect(CGRect(origin: CGPoint(x: 1, y: 1), size: CGSize(width: -30, height: -10)))
    )
    #expect(large.adding(rect.from) == small)
    #expect(large.adding(rect.zero) == large)
  }

  @Test("7.1.4, 8.4.1: transforms are concatenated, the difference first")
  func transformDifference() throws {
    // From a shift to twice the size: what, then doubled, is the shift? The shift halved in
    // size and in reach: scale by 1/2, and move by 10/2.
    let former = AnimatableValue.transform(CGAffineTransform(translationX: 10, y: 0))
    let model = AnimatableValue.transform(CGAffineTransform(scaleX: 2, y: 2))
    let (from, zero) = try #require(former.difference(from: model))
    #expect(from == .transform(CGAffineTransform(0.5, 0, 0, 0.5, 5, 0)))
    #expect(zero == .transform(.identity))
    #expect(model.adding(from) == former)
    #expect(model.adding(zero) == model)
  }

  @Test("What cannot be added is replaced: a difference from a flat transform, and colours")
  func noDifference() {
    let flat = AnimatableValue.transform(CGAffineTransform(scaleX: 1, y: 0))
    #expect(AnimatableValue.transform(.identity).difference(from: flat) == nil)
    let color = AnimatableValue.color(CGColor(gray: 0.5, alpha: 1))
    #expect(color.difference(from: color) == nil)
  }

  @Test("Values of different kinds are refused")
  func kinds() async {
    await #expect(processExitsWith: .failure) {
      _ = AnimatableValue.number(1).interpolated(to: .point(.zero), fraction: 0.5)
    }
    await #expect(processExitsWith: .failure) {
      _ = AnimatableValue.number(1).adding(.point(.zero))
    }
  }

  @Test("The trace writes values in Swift's notation")
  func description() {
    #expect("\(AnimatableValue.number(0.5))" == "0.5")
    #expect("\(AnimatableValue.point(CGPoint(x: 1, y: -2)))" == "(1.0, -2.0)")
    #expect(
      "\(AnimatableValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect(
      "\(AnimatableValue.transform(CGAffineTransform(1, 2, 3, 4, 5, 6)))"
        == "[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]")
    // Begun, three sides, closed.
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect("\(AnimatableValue.path(path))" == "path of 5 elements")
    #expect("\(AnimatableValue.path(nil))" == "no path")
    #expect(
      "\(AnimatableValue.color(CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.25)))"
        == "rgba(0.0, 0.5, 1.0, 0.25)")
  }
}
