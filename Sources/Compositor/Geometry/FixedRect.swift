import CoreGraphics

/// An upright rectangle on the device in 24.8 fixed point.
struct FixedRect {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// `rect` under an upright `matrix`.
  init(_ rect: CGRect, matrix: CGAffineTransform) {
    let first = rect.origin.applying(matrix)
    let last = CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
      .applying(matrix)
    let (xa, xb) = (Self.fixed(first.x), Self.fixed(last.x))
    let (ya, yb) = (Self.fixed(first.y), Self.fixed(last.y))
    (x0, x1) = (min(xa, xb), max(xa, xb))
    (y0, y1) = (min(ya, yb), max(ya, yb))
  }

  /// To the nearest 1/256, kept within 65536 pixels of 0; 0 for NaN. Halves go up, also when
  /// rounding has made them a little less.
  static func fixed(_ x: CGFloat) -> Int32 {
    if x.isNaN { return 0 }
    return Int32((min(max(x, -65536), 65536) * 256 + 0.5001).rounded(.down))
  }

  var isWholePixels: Bool { (x0 | y0 | x1 | y1) & 255 == 0 }

  var wholePixelsInside: PixelRect {
    PixelRect(
      x0: Int((x0 + 255) >> 8), y0: Int((y0 + 255) >> 8), x1: Int(x1 >> 8), y1: Int(y1 >> 8))
  }
}
