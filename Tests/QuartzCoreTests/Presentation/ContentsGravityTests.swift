import CoreGraphics
import QuartzCore
import Testing

/// Contents of 20 x 10 points in a layer of 100 x 80 whose bounds begin at (5, 7).
@Suite("Where a layer's contents lie") struct ContentsGravityTests {
  private let bounds = CGRect(x: 5, y: 7, width: 100, height: 80)
  private let size = CGSize(width: 20, height: 10)

  private func frame(_ gravity: CALayerContentsGravity) -> CGRect {
    gravity.frame(of: size, in: bounds)
  }

  @Test("Stretched, as large as fits, as small as covers")
  func scaled() {
    #expect(frame(.resize) == bounds)
    // 5 times as large: 100 x 50, in the middle of 80.
    #expect(frame(.resizeAspect) == CGRect(x: 5, y: 22, width: 100, height: 50))
    // 8 times as large: 160 x 80, in the middle of 100.
    #expect(frame(.resizeAspectFill) == CGRect(x: -25, y: 7, width: 160, height: 80))
  }

  @Test("In its own size: centre, sides and corners")
  func placed() {
    let (left, middle, right): (CGFloat, CGFloat, CGFloat) = (5, 45, 85)
    let (top, center, bottom): (CGFloat, CGFloat, CGFloat) = (7, 42, 77)
    let places: [(CALayerContentsGravity, CGFloat, CGFloat)] = [
      (.center, middle, center), (.top, middle, top), (.bottom, middle, bottom),
      (.left, left, center), (.right, right, center), (.topLeft, left, top),
      (.topRight, right, top), (.bottomLeft, left, bottom), (.bottomRight, right, bottom),
    ]
    for (gravity, x, y) in places {
      #expect(
        frame(gravity) == CGRect(origin: CGPoint(x: x, y: y), size: size), "\(gravity.rawValue)")
    }
  }

  @Test("Contents without size are stretched, bounds without size show none of them")
  func empty() {
    #expect(CALayerContentsGravity.resizeAspect.frame(of: .zero, in: bounds) == bounds)
    let none = CALayerContentsGravity.resizeAspect.frame(of: size, in: .zero)
    #expect(none.width == 0 && none.height == 0)
  }
}
