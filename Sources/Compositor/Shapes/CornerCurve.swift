import CoreGraphics
import DisplayList

/// The rounded corners of an outline as points.
struct CornerCurve {
  private let outline: Outline
  /// From where one side ends to where the next one begins, for a corner at (0, 0) whose sides run
  /// along the axes: in multiples of `radius`.
  private let points: [CGPoint]
  private let radius: CGFloat

  /// - Parameter scale: device pixels per point, at most.
  init(_ outline: Outline, radius: CGFloat, scale: CGFloat, _ arcs: inout Arcs) {
    self.outline = outline
    self.radius = radius
    switch outline.curve {
    case .circular:
      let quarter = arcs.quarter(chords: Arcs.chords(radius: radius * scale))
      points = quarter.map { CGPoint(x: 1 - $0.x, y: 1 - $0.y) }
    case .continuous:
      let room = min(outline.rect.width, outline.rect.height) / 2 / radius
      points = arcs.continuous(room: room, chords: Arcs.chords(radius: radius * scale))
    }
  }

  /// How far a corner reaches along its sides.
  private var extent: CGFloat { (points.map { max($0.x, $0.y) }.max() ?? 0) * radius }

  var polygon: ConvexPolygon {
    let rect = outline.rect
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    var polygon = ConvexPolygon(points: [])
    polygon.points.reserveCapacity(4 * points.count)
    func add(_ corner: Outline.Corners, _ place: (CGPoint) -> CGPoint, isReversed: Bool) {
      guard outline.corners.contains(corner) else {
        polygon.points.append(place(.zero))
        return
      }
      if isReversed {
        for point in points.reversed() { polygon.points.append(place(point)) }
      } else {
        for point in points { polygon.points.append(place(point)) }
      }
    }
    let r = radius
    add(.upperLeft, { CGPoint(x: x0 + r * $0.x, y: y0 + r * $0.y) }, isReversed: false)
    add(.upperRight, { CGPoint(x: x1 - r * $0.x, y: y0 + r * $0.y) }, isReversed: true)
    add(.lowerRight, { CGPoint(x: x1 - r * $0.x, y: y1 - r * $0.y) }, isReversed: false)
    add(.lowerLeft, { CGPoint(x: x0 + r * $0.x, y: y1 - r * $0.y) }, isReversed: true)
    return polygon
  }

  /// The rectangle between the upper and the lower corners.
  var wideInside: CGRect {
    let (top, bottom) = (margin([.upperLeft, .upperRight]), margin([.lowerLeft, .lowerRight]))
    let rect = outline.rect
    return CGRect(
      x: rect.origin.x, y: rect.origin.y + top, width: rect.size.width,
      height: max(rect.size.height - top - bottom, 0))
  }

  /// The rectangle between the left and the right corners.
  var tallInside: CGRect {
    let (left, right) = (margin([.upperLeft, .lowerLeft]), margin([.upperRight, .lowerRight]))
    let rect = outline.rect
    return CGRect(
      x: rect.origin.x + left, y: rect.origin.y, width: max(rect.size.width - left - right, 0),
      height: rect.size.height)
  }

  /// The rectangle between the middles of the corners: of a circle, the square in it.
  var middleInside: CGRect {
    let middle = points[points.count / 2]
    return outline.rect.insetBy(dx: middle.x * radius, dy: middle.y * radius)
  }

  private func margin(_ corners: Outline.Corners) -> CGFloat {
    outline.corners.isDisjoint(with: corners) ? 0 : extent
  }
}
