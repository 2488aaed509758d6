import CoreGraphics
import CoreText

/// Looks at where the ink of drawn text is, in pixels of the runs' coordinates.
struct InkProbe {
  let buffer: PixelBuffer
  /// The image's place.
  let x: Int
  let y: Int

  init?(_ drawn: TextImage, scale: CGFloat) {
    guard let buffer = drawn.image?.buffer else { return nil }
    self.buffer = buffer
    x = Int((drawn.frame.minX * scale).rounded())
    y = Int((drawn.frame.minY * scale).rounded())
  }

  func coverage(_ x: Int, _ y: Int) -> Int {
    Int(buffer[x - self.x, y - self.y] >> 24)
  }

  /// The centre of mass of the ink in columns from `left` on.
  func center(from left: Int) -> Double {
    var mass = 0.0
    var moment = 0.0
    for y in y..<y + buffer.height {
      for x in max(left, x)..<x + buffer.width {
        let amount = Double(coverage(x, y))
        mass += amount
        moment += amount * (Double(x) + 0.5)
      }
    }
    return moment / mass
  }

  /// The rows with ink in columns from `left` on.
  func rows(from left: Int) -> ClosedRange<Int>? {
    let inked = (y..<y + buffer.height).filter { y in
      (max(left, x)..<x + buffer.width).contains { coverage($0, y) > 0 }
    }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }
}
