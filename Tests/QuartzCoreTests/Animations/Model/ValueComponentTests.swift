import CoreGraphics
import QuartzCore
import Testing

@Suite("Lists, paths and values without a middle")
struct ValueComponentTests {
  private func path(_ build: (CGMutablePath) -> Void) -> AnimatableValue {
    let path = CGMutablePath()
    build(path)
    return .path(path)
  }

  @Test("Paths of equal structure go point by point")
  func paths() {
    let small = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 4, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 6, y: 2))
      $0.addCurve(
        to: CGPoint(x: 16, y: 0), control1: CGPoint(x: 10, y: 2), control2: CGPoint(x: 12, y: 2))
      $0.closeSubpath()
    }
    let large = path {
      $0.move(to: CGPoint(x: 4, y: 4))
      $0.addLine(to: CGPoint(x: 8, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 12, y: 4), control: CGPoint(x: 10, y: 6))
      $0.addCurve(
        to: CGPoint(x: 20, y: 4), control1: CGPoint(x: 14, y: 6), control2: CGPoint(x: 16, y: 6))
      $0.closeSubpath()
    }
    let quarter = path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 5, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 9, y: 1), control: CGPoint(x: 7, y: 3))
      $0.addCurve(
        to: CGPoint(x: 17, y: 1), control1: CGPoint(x: 11, y: 3), control2: CGPoint(x: 13, y: 3))
      $0.closeSubpath()
    }
    #expect(small.interpolated(to: large, fraction: 0.25) == quarter)
  }

  @Test("Other paths, lists of unequal length, images and flags change half-way")
  func jumps() {
    let line = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 4, y: 0))
    }
    let image = CGImage(buffer: PixelBuffer(width: 2, height: 2), isOpaque: false)
    let pairs: [(AnimatableValue, AnimatableValue)] = [
      (line, path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }),
      (.path(nil), line), (.flag(false), .flag(true)), (.image(nil), .image(image)),
      (.numbers([1]), .numbers([1, 2])), (.colors([]), .colors([CGColor(gray: 0, alpha: 1)])),
    ]
    for (one, other) in pairs {
      #expect(!one.hasStructure(of: other))
      #expect(one.interpolated(to: other, fraction: 0.49) == one)
      #expect(one.interpolated(to: other, fraction: 0.5) == other)
      #expect(one.adding(other) == one && one.subtracting(other) == one)
    }
  }

  @Test("Lists go one by one; colours as single ones do")
  func lists() {
    #expect(
      AnimatableValue.numbers([0, 4]).interpolated(to: .numbers([8, 0]), fraction: 0.25)
        == .numbers([2, 3]))
    let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      AnimatableValue.colors([clear, red]).interpolated(to: .colors([red, red]), fraction: 0.5)
        == .colors([CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5), red]))
    #expect(
      AnimatableValue.size(CGSize(width: 2, height: 0))
        .interpolated(to: .size(CGSize(width: 6, height: 8)), fraction: 0.25)
        == .size(CGSize(width: 3, height: 2)))
  }

  @Test("8.4.2: adding and taking away are each other's opposite, of transforms too")
  func sums() {
    let pairs: [(AnimatableValue, AnimatableValue)] = [
      (.number(3), .number(4)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: -1))),
      (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 4, height: 4))),
      (
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .rect(CGRect(x: 4, y: 3, width: 2, height: 1))
      ),
      (.numbers([1, 2]), .numbers([3, 4])),
      (
        .transform(CGAffineTransform(scaleX: 2, y: 4)),
        .transform(CGAffineTransform(translationX: 3, y: 1))
      ),
      (
        AnimatableValue(CATransform3DMakeRotation(0.5, 0, 1, 0)),
        AnimatableValue(CATransform3DMakeScale(2, 2, 2))
      ),
    ]
    for (value, step) in pairs {
      let back = value.adding(step).subtracting(step)
      if value.isTransform {
        for (one, other) in zip(back.matrix.numbers, value.matrix.numbers) {
          #expect(abs(one - other) < 1e-12)
        }
      } else {
        #expect(back == value)
      }
    }
  }

  @Test("What is not finite is found")
  func finite() {
    #expect(!AnimatableValue.number(.nan).isFinite && AnimatableValue.number(1).isFinite)
    #expect(!AnimatableValue.numbers([1, .infinity]).isFinite)
    #expect(!AnimatableValue.transform(CGAffineTransform(1, 0, 0, 1, .nan, 0)).isFinite)
    #expect(AnimatableValue.path(nil).isFinite && AnimatableValue.flag(true).isFinite)
  }
}
