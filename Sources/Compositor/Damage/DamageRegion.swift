/// A few rectangles that hold all pixels to be painted again.
struct DamageRegion {
  /// None is empty.
  private(set) var rects: [PixelRect] = []

  /// More rectangles than this are joined: each costs a walk through the frame's commands.
  static let mostRects = 4

  mutating func add(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    var added = rect
    // Whatever it meets would otherwise be painted twice.
    while let index = rects.firstIndex(where: { $0.isWorthJoining(added) }) {
      added = added.union(rects.remove(at: index))
    }
    rects.append(added)
    if rects.count > Self.mostRects { joinNearest() }
  }

  private mutating func joinNearest() {
    var best = (one: 0, other: 1, growth: Int.max)
    for one in rects.indices {
      for other in rects.indices where other > one {
        let growth = rects[one].growth(with: rects[other])
        if growth < best.growth { best = (one, other, growth) }
      }
    }
    let other = rects.remove(at: best.other)
    let one = rects.remove(at: best.one)
    add(one.union(other))
  }
}

extension PixelRect {
  /// Pixels of the rectangle around both that are in neither; below 0 where they overlap.
  fileprivate func growth(with other: PixelRect) -> Int {
    union(other).area - area - other.area
  }

  fileprivate func isWorthJoining(_ other: PixelRect) -> Bool {
    growth(with: other) <= 0 || !intersection(other).isEmpty
  }
}
