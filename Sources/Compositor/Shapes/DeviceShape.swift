/// A convex outline on the device, ready to be drawn.
struct DeviceShape: Equatable {
  /// Its edges in the list's `edges`, those that run down first; none: all of `bounds`.
  var edges: Range<Int>
  var downCount: Int
  /// All pixels that it touches.
  var bounds: PixelRect
  /// Pixels that it covers wholly: the same twice, or a wide and a tall rectangle between corners; the
  /// first one is that between the corners' middles where it is much larger.
  var wideInside: PixelRect
  var tallInside: PixelRect

  /// All of a rectangle of whole pixels.
  init(pixels: PixelRect) {
    edges = 0..<0
    downCount = 0
    bounds = pixels
    wideInside = pixels
    tallInside = pixels
  }

  init(
    edges: Range<Int>, downCount: Int, bounds: PixelRect, wideInside: PixelRect,
    tallInside: PixelRect
  ) {
    self.edges = edges
    self.downCount = downCount
    self.bounds = bounds
    self.wideInside = wideInside
    self.tallInside = tallInside
  }

  var isWholePixels: Bool { edges.isEmpty }

  /// Whether it is known to cover all of `rect`.
  func covers(_ rect: PixelRect) -> Bool { wideInside.contains(rect) || tallInside.contains(rect) }

  var largestInside: PixelRect { wideInside.area >= tallInside.area ? wideInside : tallInside }
}
