internal import CCairo
internal import CDrawing

// cairo counts coverage in 15 rows to a pixel, so that a flat slope may be off by a row, which is 17
// levels. Here the area is exact.
extension Shape {
  /// Bytes of coverage that are counted before they are painted: few enough to stay at hand.
  private static let bandBytes = 1 << 16
  /// Columns that are worth being painted apart from the edges around them.
  private static let leastInside = 64

  /// Whether cairo's own edges are as good as they can be.
  var isExact: Bool {
    switch self {
    case .everything: true
    case .fill(let elements, _): elements.isRectilinear
    case .stroke: false
    }
  }

  /// Paints it with `cairo`'s source and operator, by the exact area that it covers of each pixel.
  ///
  /// - Parameters:
  ///   - isAntialiased: if not, a pixel that is half covered is covered.
  ///   - bandBytes: of coverage that is counted at a time, which leaves the picture as it is.
  func paintCoverage(
    with cairo: OpaquePointer, isAntialiased: Bool, bandBytes: Int = Self.bandBytes
  ) {
    var (shiftX, shiftY) = (0.0, 0.0)
    cairo_surface_get_device_offset(cairo_get_group_target(cairo), &shiftX, &shiftY)
    // Coverage lies on the target's pixels, also where those lie between the context's.
    let shift = CGPoint(x: shiftX - shiftX.rounded(.down), y: shiftY - shiftY.rounded(.down))
    let extents = cairo.clipExtents.offsetBy(dx: shift.x, dy: shift.y)
    let region = PixelRegion(
      touchedBy: box?.offsetBy(dx: shift.x, dy: shift.y) ?? extents, within: extents)
    guard !region.isEmpty, let outline = drawing_outline_create(PathGeometry.tolerance) else {
      return
    }
    defer { drawing_outline_destroy(outline) }
    let seen = outline.take(self, movedBy: shift, within: region)
    guard !seen.isEmpty else { return }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(seen.width)))
    let rows = min(max(bandBytes / stride, 1), 64, seen.height)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rows * stride)
    defer { bytes.deallocate() }
    for band in seen.bands(of: rows) {
      let inside = drawing_outline_cover(
        outline, usesEvenOdd, !isAntialiased, bytes, stride, Int32(band.height))
      let mask = CoverageBand(bytes: bytes, stride: stride, region: band, shift: shift)
      mask.paint(with: cairo, inside: inside.wholeWords(of: Self.leastInside))
    }
  }

  private var usesEvenOdd: Bool {
    if case .fill(_, .evenOdd) = self { true } else { false }
  }
}

/// Rows of coverage, in the target's pixels.
private struct CoverageBand {
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int
  let region: PixelRegion
  /// How far the target's pixels lie before those of the context.
  let shift: CGPoint

  /// - Parameter inside: columns that are covered wholly; they are filled, and only what is beside
  ///   them goes through the mask.
  func paint(with cairo: OpaquePointer, inside: Range<Int>?) {
    guard let inside else { return paint(0..<region.width, with: cairo) }
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, CGFloat(region.x + inside.lowerBound) - shift.x, CGFloat(region.y) - shift.y,
      CGFloat(inside.count), CGFloat(region.height))
    cairo_fill(cairo)
    paint(0..<inside.lowerBound, with: cairo)
    paint(inside.upperBound..<region.width, with: cairo)
  }

  /// - Parameter columns: from a multiple of four on.
  private func paint(_ columns: Range<Int>, with cairo: OpaquePointer) {
    guard !columns.isEmpty else { return }
    let surface = cairo_image_surface_create_for_data(
      bytes + columns.lowerBound, CAIRO_FORMAT_A8, Int32(columns.count), Int32(region.height),
      Int32(stride))!
    cairo_surface_set_device_offset(
      surface, shift.x - CGFloat(region.x + columns.lowerBound), shift.y - CGFloat(region.y))
    cairo_mask_surface(cairo, surface, 0, 0)
    cairo_surface_destroy(surface)
  }
}

extension drawing_columns {
  /// The part of them that begins and ends at multiples of four, as cairo wants its rows to; nil if
  /// they are fewer than `least`.
  fileprivate func wholeWords(of least: Int) -> Range<Int>? {
    let (first, last) = ((Int(start) + 3) / 4 * 4, Int(end) / 4 * 4)
    return last - first >= least ? first..<last : nil
  }
}

extension OpaquePointer {
  /// Of an outline: makes it a shape's. Returns the pixels that it may cover.
  fileprivate func take(
    _ shape: Shape, movedBy shift: CGPoint, within region: PixelRegion
  ) -> PixelRegion {
    let window = drawing_window(
      x: Int32(region.x), y: Int32(region.y), width: Int32(region.width),
      height: Int32(region.height))
    switch shape {
    case .everything: return region
    case .fill(let elements, _):
      add(elements, shift)
      return PixelRegion(drawing_outline_fill(self, window))
    case .stroke(let elements, let style, let toPixels):
      let scale = toPixels.greatestScale
      guard style.width > 0, toPixels.inverse != nil, scale > 0 else {
        return PixelRegion(x: 0, y: 0, width: 0, height: 0)
      }
      add(elements, shift)
      let lengths = (style.dashes?.lengths ?? []).map(Double.init)
      return lengths.withUnsafeBufferPointer { dashes in
        var pen = drawing_pen(
          width: min(style.width, PathGeometry.farthest / scale), cap: style.cap.drawing,
          join: style.join.drawing, miter_limit: max(style.miterLimit, 1),
          dashes: dashes.baseAddress, dash_count: dashes.count,
          phase: style.dashes.map { Double($0.phase) } ?? 0,
          a: toPixels.a, b: toPixels.b, c: toPixels.c, d: toPixels.d)
        return PixelRegion(drawing_outline_stroke(self, &pen, window))
      }
    }
  }

  private func add(_ elements: [PathElement], _ shift: CGPoint) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    let (x, y) = (shift.x, shift.y)
    func add(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      drawing_outline_cubic(
        self, first.x + x, first.y + y, second.x + x, second.y + y, end.x + x, end.y + y)
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        drawing_outline_move(self, point.x + x, point.y + y)
      case .line(let point): drawing_outline_line(self, point.x + x, point.y + y)
      case .quad(let control, let end):
        let (first, second) = PathElement.cubicControls(current, control, end)
        add(first, second, end)
      case .cubic(let first, let second, let end): add(first, second, end)
      case .close: drawing_outline_close(self)
      }
      current = element.end ?? start
    }
  }
}

extension PixelRegion {
  fileprivate init(_ window: drawing_window) {
    self.init(
      x: Int(window.x), y: Int(window.y), width: Int(window.width), height: Int(window.height))
  }

  /// From top to bottom, `rows` high but for the last.
  func bands(of rows: Int) -> [PixelRegion] {
    stride(from: 0, to: height, by: rows).map { top in
      PixelRegion(x: x, y: y + top, width: width, height: min(rows, height - top))
    }
  }
}

extension CGLineCap {
  fileprivate var drawing: drawing_cap {
    switch self {
    case .butt: drawing_butt
    case .round: drawing_round_cap
    case .square: drawing_square
    }
  }
}

extension CGLineJoin {
  fileprivate var drawing: drawing_join {
    switch self {
    case .miter: drawing_miter
    case .round: drawing_round_join
    case .bevel: drawing_bevel
    }
  }
}

extension [PathElement] {
  /// Whether every line, also those that close the path, goes straight across or straight down.
  fileprivate var isRectilinear: Bool {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func isStraight(_ end: CGPoint) -> Bool { end.x == current.x || end.y == current.y }
    for element in self {
      switch element {
      case .move(let point):
        guard isStraight(start) else { return false }
        start = point
      case .line(let point):
        guard isStraight(point) else { return false }
      case .close:
        guard isStraight(start) else { return false }
      case .quad, .cubic: return false
      }
      current = element.end ?? start
    }
    return isStraight(start)
  }
}
