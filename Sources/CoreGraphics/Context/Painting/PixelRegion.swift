/// A rectangle of whole pixels.
struct PixelRegion: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that `rect` touches and that lie in `limit`.
  init(touchedBy rect: CGRect, within limit: CGRect) {
    let part = rect.intersection(limit)
    guard !part.isNull, part.isFinite else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (x, y) = (part.minX.rounded(.down), part.minY.rounded(.down))
    self.init(
      x: Int(x), y: Int(y), width: Int(part.maxX.rounded(.up) - x),
      height: Int(part.maxY.rounded(.up) - y))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var rect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}
