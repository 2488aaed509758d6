internal import CoreGraphics

/// A rectangle of whole pixels.
struct PixelRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that a rectangle in points touches, kept within ±`limit`.
  init(covering rect: CGRect, scale: CGFloat, limit: CGFloat) {
    func pixel(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      let exact = points * scale
      return exact.isNaN ? 0 : Int(min(max(exact.rounded(rule), -limit), limit))
    }
    x = pixel(rect.minX, .down)
    y = pixel(rect.minY, .down)
    width = pixel(rect.maxX, .up) - x
    height = pixel(rect.maxY, .up) - y
  }

  /// The pixels whose edges are nearest to those of a rectangle in points, kept within ±`limit`.
  init(nearest rect: CGRect, scale: CGFloat, limit: CGFloat) {
    func pixel(_ points: CGFloat) -> Int {
      let exact = points * scale
      return exact.isNaN ? 0 : Int(min(max((exact + 0.5).rounded(.down), -limit), limit))
    }
    x = pixel(rect.minX)
    y = pixel(rect.minY)
    width = pixel(rect.maxX) - x
    height = pixel(rect.maxY) - y
  }

  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
