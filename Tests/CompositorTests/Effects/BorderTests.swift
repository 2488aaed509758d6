import Compositor
import CoreGraphics
import DisplayList
import Testing

@Suite("Borders")
struct BorderTests {
  func bordered(
    _ outline: Outline, width: Double, color: DisplayColor = white,
    transform: CGAffineTransform = .identity, clip: Outline? = nil, items: [DrawItem] = [],
    children: [DisplayNode] = []
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, transform: transform, clip: clip,
      border: Border(outline: outline, width: width, color: color), items: items,
      children: children)
  }

  /// Levels of a border, alone; halves may have been rounded either way.
  func expect(_ root: DisplayNode, _ expected: [[Int]]) {
    let drawn = frame(Double(expected[0].count), Double(expected.count), root).levels()
    for (row, levels) in zip(drawn, expected) {
      #expect(zip(row, levels).allSatisfy { abs($0 - $1) <= 1 }, "\(row), not \(levels)")
    }
  }

  @Test("A border of one point is a ring of whole pixels")
  func one() {
    let drawn = frame(6, 5, bordered(box(1, 1, 4, 3), width: 1)).levels()
    #expect(
      drawn == [
        [0, 0, 0, 0, 0, 0], [0, 255, 255, 255, 255, 0], [0, 255, 0, 0, 255, 0],
        [0, 255, 255, 255, 255, 0], [0, 0, 0, 0, 0, 0],
      ])
  }

  @Test("A border of half a point covers a half, in the corners three quarters")
  func thin() {
    expect(
      bordered(box(0, 0, 4, 3), width: 0.5),
      [[191, 128, 128, 191], [128, 0, 0, 128], [191, 128, 128, 191]])
  }

  @Test("A border between the pixels: what the outer edge covers less what the inner one covers")
  func fractional() {
    // Outside from 0.5 to 4.5, inside from 1.5 to 3.5: a quarter, a half, three quarters.
    expect(
      bordered(box(0.5, 0.5, 4, 4), width: 1),
      [
        [64, 128, 128, 128, 64], [128, 191, 128, 191, 128], [128, 128, 0, 128, 128],
        [128, 191, 128, 191, 128], [64, 128, 128, 128, 64],
      ])
    // Outside from 0.25 to 2.75, inside from 0.5 to 2.5, both in the same pixels.
    expect(bordered(box(0.25, -1, 2.5, 5), width: 0.25), [[64, 0, 64], [64, 0, 64]])
  }

  @Test(
    "A rounded border, against samples: RMSE at most 0.25 levels, 5 at most anywhere",
    arguments: [(12.0, 3.0, 0.0), (12, 3, 25), (4, 6, 0), (9, 0.6, 10)])
  func rounded(_ radius: Double, _ width: Double, _ degrees: Double) {
    let transform = move(40.25, 35.625).rotated(by: degrees * .pi / 180).translatedBy(
      x: -25, y: -20)
    let inverse = transform.inverted()
    func isInside(_ x: Double, _ y: Double, _ inset: Double) -> Bool {
      let (x, y) = (abs(x - 25), abs(y - 20))
      let (w, h, r) = (25 - inset, 20 - inset, max(radius - inset, 0))
      guard x <= w, y <= h else { return false }
      let (dx, dy) = (x - w + r, y - h + r)
      return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= r * r
    }
    let expected = Plane.samples(80, 72, isConvex: false) { x, y in
      let point = CGPoint(x: x, y: y).applying(inverse)
      return isInside(point.x, point.y, 0) && !isInside(point.x, point.y, width)
    }
    let drawn = Plane(
      frame(80, 72, bordered(box(0, 0, 50, 40, radius: radius), width: width, transform: transform))
    )
    let error = expected.error(of: drawn)
    #expect(error.rmse <= 0.25 && error.worst <= 5, "\(error)")
  }

  @Test("A border in perspective, against samples: RMSE at most 0.25 levels, 5 at most anywhere")
  func perspective() {
    let plane = Plane3D(40, 20, eye: 150, centre: CGPoint(x: 50.3, y: 48.6))
    let expected = Plane.samples(100, 100, isConvex: false) { x, y in
      guard let point = plane.point(seenAt: x, y) else { return false }
      let (x, y) = (abs(point.x), abs(point.y))
      return x <= 30 && y <= 25 && !(x <= 26 && y <= 21)
    }
    let root = plane.node(children: [bordered(box(-30, -25, 60, 50), width: 4)])
    let error = expected.error(of: Plane(frame(100, 100, root)))
    #expect(error.rmse <= 0.25 && error.worst <= 5, "\(error)")
  }

  @Test("A border wider than half the box fills it")
  func wide() {
    for outline in [box(1, 1, 4, 6), box(1, 1, 4, 6, radius: 2), box(0.5, 0.3, 4, 6, radius: 1)] {
      let fill = frame(8, 8, node(items: [.fill(white, outline)]))
      for width in [2, 3, 100.0] {
        #expect(frame(8, 8, bordered(outline, width: width)).difference(from: fill) == nil)
      }
    }
  }

  @Test("A border lies over the children and cuts none of them; what it lets through shows")
  func order() {
    let child = node(items: [.fill(red, box(0, 0, 5, 1))])
    let color = DisplayColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let root = bordered(
      box(0, -5, 4, 9), width: 1, color: color, items: [.fill(green, box(0, 0, 4, 1))],
      children: [child])
    // Half of red is left, 127.
    #expect(
      frame(6, 1, root).rows == [[0x7f0080, 0xff0000, 0xff0000, 0x7f0080, 0xff0000, 0]])
  }

  @Test("With a clip of the same outline no colour of the content shows outside the border")
  func clipped() {
    let outline = box(2, 2, 30, 26, radius: 10)
    let inside = box(4, 4, 26, 22, radius: 8)
    for transform in [CGAffineTransform.identity, move(0.4, 0.7), move(9, 1).rotated(by: 0.3)] {
      let child = node(items: [.fill(red, box(-9, -9, 90, 90))])
      let root = bordered(
        outline, width: 2, color: blue, transform: transform, clip: outline,
        items: [.fill(green, outline)],
        children: [child])
      let drawn = frame(40, 40, root)
      let (reds, greens, blues) = (drawn.levels(2), drawn.levels(1), drawn.levels(0))
      let within = frame(40, 40, node(transform, items: [.fill(white, inside)])).levels()
      let all = frame(40, 40, node(transform, items: [.fill(white, outline)])).levels()
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(greens[y][x] == 0)
          #expect(abs(reds[y][x] - within[y][x]) <= 1, "(\(x), \(y))")
          #expect(abs(blues[y][x] - (all[y][x] - within[y][x])) <= 1, "(\(x), \(y))")
        }
      }
    }
  }
}
