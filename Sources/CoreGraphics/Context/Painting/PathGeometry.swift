internal import CCairo

/// Hands paths, in pixels, to cairo, which counts in 1/256 of a pixel and in 32 bits.
enum PathGeometry {
  /// Pixels from the origin beyond which a path is cut to what can be seen: twice as far as any
  /// bitmap reaches, and a quarter of the way to where cairo's slanted edges overflow.
  static let farthest: CGFloat = 32_768
  /// How far a line may be from the curve that it stands for, in pixels.
  static let tolerance: CGFloat = 0.01

  /// Begins a new path of `elements`, cut to what matters for filling it.
  static func addForFilling(_ elements: [PathElement], to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    guard isFar(elements) else { return add(elements, to: cairo) }
    let flat = FlatPath(elements, tolerance: tolerance).clippedForFilling(to: window)
    add(flat.elements, to: cairo)
  }

  private static var window: CGRect {
    CGRect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
  }

  private static func isFar(_ elements: [PathElement]) -> Bool {
    elements.contains { element in
      element.points.contains { abs($0.x) > farthest || abs($0.y) > farthest }
    }
  }

  private static func add(_ elements: [PathElement], to cairo: OpaquePointer) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        cairo_move_to(cairo, point.x, point.y)
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
      case .quad(let control, let end):
        let (first, second) = PathElement.cubicControls(current, control, end)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .cubic(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        cairo_close_path(cairo)
      }
      current = element.end ?? start
    }
  }
}
