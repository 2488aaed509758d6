/// Pixels that are known to be painted over: a few rectangles.
struct Cover {
  /// The largest first.
  private(set) var rects: [PixelRect] = []

  static let mostRects = 4

  mutating func add(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    rects.removeAll { rect.contains($0) }
    let place = rects.firstIndex { $0.area < rect.area } ?? rects.count
    rects.insert(rect, at: place)
    if rects.count > Self.mostRects { rects.removeLast() }
  }

  /// A rectangle that holds all of `rect` that is not covered.
  func rest(of rect: PixelRect) -> PixelRect {
    var rest = rect
    // A later cut may make room for an earlier one.
    for _ in rects.indices {
      let before = rest
      for cover in rects { rest = cover.contains(rest) ? .empty : rest.subtracting(cover) }
      if rest == before { break }
    }
    return rest.isEmpty ? .empty : rest
  }

  /// A covered part of `rect`.
  func largestPart(of rect: PixelRect) -> PixelRect {
    let parts = rects.map { $0.intersection(rect) }
    return parts.max { $0.area < $1.area } ?? .empty
  }
}
