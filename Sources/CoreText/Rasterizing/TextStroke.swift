package import CoreGraphics

/// A horizontal stroke under a text or through it, in points, y pointing down.
package struct TextStroke: Hashable, Sendable {
  package var start: CGFloat
  package var end: CGFloat
  package var baseline: CGFloat
  /// From the baseline down to the stroke's upper edge.
  package var offset: CGFloat
  package var thickness: CGFloat
  /// Lengths, inked and empty in turn, as multiples of the thickness; empty for no gaps.
  package var dashes: [Int] = []

  package init(
    start: CGFloat, end: CGFloat, baseline: CGFloat, offset: CGFloat, thickness: CGFloat,
    dashes: [Int] = []
  ) {
    self.start = start
    self.end = end
    self.baseline = baseline
    self.offset = offset
    self.thickness = thickness
    self.dashes = dashes
  }

  /// The pixels it fills: whole ones, at least one thick, as far from the baseline's pixel as is
  /// nearest, so that all lines of a text look alike.
  func rects(scale: CGFloat, limit: CGFloat) -> [PixelRect] {
    func pixel(_ points: CGFloat) -> Int {
      let exact = points * scale
      return exact.isNaN ? 0 : Int(min(max((exact + 0.5).rounded(.down), -limit), limit))
    }
    let height = max(pixel(thickness), 1)
    let y = pixel(baseline) + pixel(offset)
    let left = pixel(start)
    let right = pixel(end)
    func rect(_ from: Int, _ to: Int) -> PixelRect {
      PixelRect(x: from, y: y, width: to - from, height: height)
    }
    guard dashes.count > 1, dashes.allSatisfy({ $0 > 0 }) else { return [rect(left, right)] }
    var rects: [PixelRect] = []
    var x = left
    var index = 0
    while x < right {
      let length = dashes[index % dashes.count] * height
      if index.isMultiple(of: 2) { rects.append(rect(x, min(x + length, right))) }
      x += length
      index += 1
    }
    return rects
  }
}
