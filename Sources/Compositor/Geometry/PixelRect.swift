/// A rectangle of whole device pixels; `x1` and `y1` are outside. Empty unless both sides are > 0.
package struct PixelRect: Hashable, Sendable {
  package var x0: Int
  package var y0: Int
  package var x1: Int
  package var y1: Int

  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  package var width: Int { max(0, x1 - x0) }
  package var height: Int { max(0, y1 - y0) }
  package var isEmpty: Bool { x0 >= x1 || y0 >= y1 }
  var area: Int { width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The smallest rectangle that holds both; an empty one does not count.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(x0: x0 - distance, y0: y0 - distance, x1: x1 + distance, y1: y1 + distance)
  }

  /// The smallest rectangle around this one whose sides lie at multiples of `step`.
  func aligned(to step: Int) -> PixelRect {
    func down(_ x: Int) -> Int { x >= 0 ? x / step * step : -((-x + step - 1) / step * step) }
    return PixelRect(
      x0: down(x0), y0: down(y0), x1: down(x1 + step - 1), y1: down(y1 + step - 1))
  }

  /// What is left without `other`, as far as that is a rectangle: a cut right through one side is
  /// taken off, any other cut leaves all.
  func subtracting(_ other: PixelRect) -> PixelRect {
    let cut = intersection(other)
    if cut.isEmpty { return self }
    var rest = self
    if cut.y0 == y0 && cut.y1 == y1 {
      if cut.x0 == x0 { rest.x0 = cut.x1 } else if cut.x1 == x1 { rest.x1 = cut.x0 }
    } else if cut.x0 == x0 && cut.x1 == x1 {
      if cut.y0 == y0 { rest.y0 = cut.y1 } else if cut.y1 == y1 { rest.y1 = cut.y0 }
    }
    return rest
  }
}
