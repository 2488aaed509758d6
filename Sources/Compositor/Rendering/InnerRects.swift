/// A part of the frame that needs no drawing of its own, as two rectangles: what a rounded outline
/// covers wholly is about one wide and one tall one.
struct InnerRects {
  private(set) var wide: PixelRect
  private(set) var tall: PixelRect

  init(_ rect: PixelRect) { (wide, tall) = (rect, rect) }

  /// Leaves what `shape` covers wholly.
  mutating func cut(by shape: DeviceShape) {
    wide = wide.intersection(shape.wideInside)
    tall = tall.intersection(shape.tallInside)
  }

  /// Calls `body` with rectangles that make up `rect`, no pixel twice, and whether they lie inside;
  /// for each pixel that is the same, whatever `rect` it is asked for in.
  func forEachPart(of rect: PixelRect, _ body: (PixelRect, _ isInside: Bool) -> Void) {
    if rect.isEmpty { return }
    // The wider one first: rows of both have its pixels inside, be they in `rect` or not.
    let inner = (wide.width >= tall.width ? [wide, tall] : [tall, wide]).filter {
      !$0.isEmpty && $0.y0 < rect.y1 && $0.y1 > rect.y0
    }
    if inner.allSatisfy({ $0.intersection(rect).isEmpty }) { return body(rect, false) }
    let cuts = (inner.flatMap { [$0.y0, min($0.y1, rect.y1)] } + [rect.y1]).sorted()
    var y0 = rect.y0
    for y1 in cuts where y1 > y0 {
      let band = PixelRect(x0: rect.x0, y0: y0, x1: rect.x1, y1: y1)
      y0 = y1
      let widest = inner.first { $0.y0 < y1 && $0.y1 > band.y0 }
      guard let inside = widest?.intersection(band), !inside.isEmpty else {
        body(band, false)
        continue
      }
      let left = PixelRect(x0: band.x0, y0: band.y0, x1: inside.x0, y1: band.y1)
      let right = PixelRect(x0: inside.x1, y0: band.y0, x1: band.x1, y1: band.y1)
      if !left.isEmpty { body(left, false) }
      body(inside, true)
      if !right.isEmpty { body(right, false) }
    }
  }
}
