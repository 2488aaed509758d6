internal import CompositorKernels
import CoreGraphics
import DisplayList

/// Makes device shapes out of outlines, and keeps what later shapes can use again.
struct ShapeBuilder {
  private var arcs = Arcs()
  private var points: [CompositorPoint] = []

  /// Device pixels; what lies further from the origin is cut off before it becomes fixed point.
  private static let reach: CGFloat = 65536
  /// Larger device coordinates are moved here, so that cutting stays exact to a pixel's fraction.
  private static let furthest: CGFloat = 1e12

  /// The shape of `outline` under `matrix` (to device pixels), cut to `frame` (in the outline's
  /// coordinates) if there is one; nil where nothing is covered.
  ///
  /// - Parameter needsEdges: whether it has edges even if it is made of whole pixels.
  mutating func shape(
    of outline: Outline, within frame: CGRect? = nil, matrix: DeviceTransform,
    needsEdges: Bool = false, into list: inout CommandList
  ) -> DeviceShape? {
    guard outline.rect.isFinite, !outline.rect.hasNoInside else { return nil }
    let radius = outline.cornerRadius.isNaN ? 0 : outline.effectiveRadius
    let square = ConvexPolygon(outline.rect)
    let scale = matrix.largestScale(at: square.points)
    guard scale.isFinite else { return nil }
    if radius * scale < 0.01 {
      var rect = outline.rect
      if let frame, !frame.contains(rect) { rect = rect.intersection(frame) }
      if rect.isNull || rect.hasNoInside { return nil }
      if matrix.isUpright {
        return upright(rect, matrix: matrix.affine, needsEdges: needsEdges, into: &list)
      }
      return shape(of: ConvexPolygon(rect), matrix: matrix, into: &list)
    }
    let corners = CornerCurve(outline, radius: radius, scale: scale, &arcs)
    var polygon = corners.polygon
    let isCut = frame.map { !$0.contains(outline.rect) } ?? false
    if let frame, isCut { polygon = polygon.clipped(to: frame) }
    guard var shape = shape(of: polygon, matrix: matrix, into: &list) else { return nil }
    if matrix.isUpright && !isCut {
      shape.wideInside = FixedRect(corners.wideInside, matrix: matrix.affine).wholePixelsInside
      shape.tallInside = FixedRect(corners.tallInside, matrix: matrix.affine).wholePixelsInside
      let middle = FixedRect(corners.middleInside, matrix: matrix.affine).wholePixelsInside
      // What reaches from side to side cuts off more of what is behind it than its area tells.
      if middle.area > 2 * shape.largestInside.area { shape.wideInside = middle }
    }
    return shape
  }

  private mutating func upright(
    _ rect: CGRect, matrix: CGAffineTransform, needsEdges: Bool, into list: inout CommandList
  ) -> DeviceShape? {
    let fixed = FixedRect(rect, matrix: matrix)
    guard fixed.x0 < fixed.x1, fixed.y0 < fixed.y1 else { return nil }
    if fixed.isWholePixels, !needsEdges { return DeviceShape(pixels: fixed.wholePixelsInside) }
    points.removeAll(keepingCapacity: true)
    points.append(CompositorPoint(x: fixed.x0, y: fixed.y0))
    points.append(CompositorPoint(x: fixed.x1, y: fixed.y0))
    points.append(CompositorPoint(x: fixed.x1, y: fixed.y1))
    points.append(CompositorPoint(x: fixed.x0, y: fixed.y1))
    var shape = addEdges(into: &list)
    shape?.wideInside = fixed.wholePixelsInside
    shape?.tallInside = fixed.wholePixelsInside
    return shape
  }

  private mutating func shape(
    of polygon: ConvexPolygon, matrix: DeviceTransform, into list: inout CommandList
  ) -> DeviceShape? {
    var polygon = polygon
    polygon.apply(matrix)
    var isNear = true
    for point in polygon.points {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      if abs(point.x) > Self.reach || abs(point.y) > Self.reach { isNear = false }
    }
    if !isNear {
      func limited(_ x: CGFloat) -> CGFloat { min(max(x, -Self.furthest), Self.furthest) }
      polygon.points = polygon.points.map { CGPoint(x: limited($0.x), y: limited($0.y)) }
      polygon = polygon.clipped(
        to: CGRect(
          x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach))
    }
    points.removeAll(keepingCapacity: true)
    for point in polygon.points {
      points.append(CompositorPoint(x: FixedRect.fixed(point.x), y: FixedRect.fixed(point.y)))
    }
    return addEdges(into: &list)
  }

  /// The shape of `points`.
  private func addEdges(into list: inout CommandList) -> DeviceShape? {
    guard let first = points.first else { return nil }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for point in points {
      (x0, y0) = (min(x0, point.x), min(y0, point.y))
      (x1, y1) = (max(x1, point.x), max(y1, point.y))
    }
    guard x0 < x1, y0 < y1 else { return nil }
    let start = list.edges.count
    list.edges.append(
      contentsOf: repeatElement(CompositorEdge(x0: 0, y0: 0, x1: 0, y1: 0), count: points.count))
    var downCount: Int32 = 0
    let count = list.edges.withUnsafeMutableBufferPointer { edges in
      compositor_make_edges(
        points, Int32(points.count), edges.baseAddress! + start, &downCount)
    }
    list.edges.removeLast(points.count - Int(count))
    let bounds = PixelRect(
      x0: Int(x0 >> 8), y0: Int(y0 >> 8), x1: Int((x1 + 255) >> 8), y1: Int((y1 + 255) >> 8))
    return DeviceShape(
      edges: start..<start + Int(count), downCount: Int(downCount), bounds: bounds,
      wideInside: .empty, tallInside: .empty)
  }
}

extension CGRect {
  /// Whether it is empty or turned inside out.
  var hasNoInside: Bool { !(size.width > 0 && size.height > 0) }
}
