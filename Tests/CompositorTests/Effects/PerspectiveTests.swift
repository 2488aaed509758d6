import Compositor
import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@testable import Compositor

/// A plane turned in space and seen from a distance, as nine numbers: the rows that give x, y and
/// what both are divided by.
struct Plane3D {
  var x: (Double, Double, Double)
  var y: (Double, Double, Double)
  var w: (Double, Double, Double)

  /// Turned about the vertical axis, then about the horizontal one (degrees), seen by an eye before
  /// (0, 0), which then is moved to `centre`.
  init(_ yaw: Double, _ pitch: Double = 0, eye: Double, centre: CGPoint) {
    let (s, c) = ElementaryFunctions.sineAndCosine(yaw * .pi / 180)
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(pitch * .pi / 180)
    // Towards the eye.
    let (zx, zy) = (-s * cosine, sine)
    w = (-zx / eye, -zy / eye, 1)
    x = (c + centre.x * w.0, centre.x * w.1, centre.x)
    y = (sine * s + centre.y * w.0, cosine + centre.y * w.1, centre.y)
  }

  var transform: CGAffineTransform { CGAffineTransform(x.0, y.0, x.1, y.1, x.2, y.2) }
  var perspective: Perspective { Perspective(x: w.0, y: w.1, w: w.2) }

  func node(
    isOneSided: Bool = false, items: [DrawItem] = [], children: [DisplayNode] = []
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, transform: transform, perspective: perspective, isOneSided: isOneSided,
      items: items, children: children)
  }

  /// First this, then `outer`.
  func then(_ outer: Plane3D) -> Plane3D {
    func product(_ row: (Double, Double, Double)) -> (Double, Double, Double) {
      (
        row.0 * x.0 + row.1 * y.0 + row.2 * w.0, row.0 * x.1 + row.1 * y.1 + row.2 * w.1,
        row.0 * x.2 + row.1 * y.2 + row.2 * w.2
      )
    }
    var result = self
    (result.x, result.y, result.w) = (product(outer.x), product(outer.y), product(outer.w))
    return result
  }

  /// The point that is seen at a place of the device; nil for one behind the eye.
  func point(seenAt px: Double, _ py: Double) -> (x: Double, y: Double)? {
    let (a, b) = (x.0 - px * w.0, x.1 - px * w.1)
    let (c, d) = (y.0 - py * w.0, y.1 - py * w.1)
    let (e, f) = (px * w.2 - x.2, py * w.2 - y.2)
    let determinant = a * d - b * c
    let (u, v) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
    return w.0 * u + w.1 * v + w.2 > 0 ? (u, v) : nil
  }
}

@Suite("Perspective")
struct PerspectiveTests {
  static let planes = [(40.0, 0.0, 150.0), (-63, 20, 120), (15, -50, 90), (0, 70, 200)]

  @Test(
    "A rectangle in perspective, against samples: RMSE at most 0.25 levels, 4 at most anywhere",
    arguments: planes)
  func fill(_ yaw: Double, _ pitch: Double, _ eye: Double) {
    let plane = Plane3D(yaw, pitch, eye: eye, centre: CGPoint(x: 50.3, y: 48.6))
    let expected = Plane.samples(100, 100) { x, y in
      plane.point(seenAt: x, y).map { abs($0.x) <= 30 && abs($0.y) <= 25 } ?? false
    }
    let drawn = Plane(frame(100, 100, plane.node(items: [.fill(white, box(-30, -25, 60, 50))])))
    let error = expected.error(of: drawn)
    #expect(error.rmse <= 0.25 && error.worst <= 4, "\(error)")
  }

  @Test(
    "An image in perspective, against the mean of four pixels in full precision: 2 levels at most",
    arguments: planes)
  func picture(_ yaw: Double, _ pitch: Double, _ eye: Double) {
    let plane = Plane3D(yaw, pitch, eye: eye, centre: CGPoint(x: 50.3, y: 48.6))
    var random = SeededGenerator(seed: 5)
    let levels = (0..<15).map { _ in (0..<20).map { _ in UInt32(random.integer(0...255)) } }
    let content = image(levels.map { $0.map { 0xff00_0000 | $0 } })
    let area = CGRect(x: -30, y: -25, width: 60, height: 50)
    let drawn = frame(
      100, 100, plane.node(items: [.image(content, frame: area, outline: Outline(rect: area))]))
    func expected(_ u: Double, _ v: Double) -> Double {
      let (u, v) = (min(max(u, 0), 19), min(max(v, 0), 14))
      let (x, y) = (min(Int(u), 18), min(Int(v), 13))
      let (fx, fy) = (u - Double(x), v - Double(y))
      func level(_ x: Int, _ y: Int) -> Double { Double(levels[y][x]) }
      return (level(x, y) * (1 - fx) + level(x + 1, y) * fx) * (1 - fy)
        + (level(x, y + 1) * (1 - fx) + level(x + 1, y + 1) * fx) * fy
    }
    var (count, worst) = (0, 0.0)
    for y in 0..<100 {
      for x in 0..<100 {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
          plane.point(seenAt: Double(x + $0.0), Double(y + $0.1))
        }
        // Edges are not what is tested here.
        guard corners.allSatisfy({ $0.map { abs($0.x) < 30 && abs($0.y) < 25 } ?? false }),
          let point = plane.point(seenAt: Double(x) + 0.5, Double(y) + 0.5)
        else { continue }
        let level = expected((point.x + 30) / 3 - 0.5, (point.y + 25) * 0.3 - 0.5)
        worst = max(worst, abs(Double(drawn.pixels[x, y] & 255) - level))
        count += 1
      }
    }
    #expect(count > 500)
    #expect(worst <= 2, "\(worst)")
  }

  @Test("Of a plane that goes on behind the eye only what lies before it shows")
  func behind() {
    // Divided by 1 - x / 100: what lies beyond x = 100 would be seen left of x = 150 - 100.
    var plane = Plane3D(0, eye: 1, centre: .zero)
    plane.w = (-0.01, 0, 1)
    plane.x = (1 - 1.5, 0, 150)
    plane.y = (-0.5, 1, 50)
    let expected = Plane.samples(300, 100) { x, y in
      plane.point(seenAt: x, y).map { (0...1000).contains($0.x) && (10...20).contains($0.y) }
        ?? false
    }
    let root = plane.node(items: [.fill(white, box(0, 10, 1000, 10))])
    let drawn = Plane(frame(300, 100, root))
    let error = expected.error(of: drawn)
    #expect(error.rmse <= 0.25 && error.worst <= 4, "\(error)")
    let left = (0..<100).flatMap { y in (0..<150).map { drawn[$0, y] } }
    #expect(left.allSatisfy { $0 == 0 })
    #expect(drawn[160, 66] == 255)
  }

  @Test("A plane that is wholly behind the eye shows nothing")
  func whollyBehind() {
    let root = DisplayNode(
      owner: 1, perspective: Perspective(x: 0, y: 0, w: -1),
      items: [.fill(white, box(-9, -9, 18, 18))])
    #expect(frame(9, 9, root).levels().joined().allSatisfy { $0 == 0 })
  }

  @Test("Everything that a node paints, through the eye's plane: a frame, and nothing behind")
  func allBehind() {
    let outline = box(0, 10, 1000, 40, radius: 5)
    let content = image([[0xffff_ffff, 0xff00_00ff], [0xff00_ff00, 0xffff_0000]])
    let shadows: [Shadow.Shape] = [
      .content, .outline(outline), .image(content, frame: outline.rect),
    ]
    for shape in shadows {
      let root = DisplayNode(
        owner: 1, transform: CGAffineTransform(-0.5, -0.5, 0, 1, 150, 50),
        perspective: Perspective(x: -0.01, y: 0, w: 1), opacity: 0.9, clip: outline,
        shadow: Shadow(shape: shape, color: red, offset: CGSize(width: 2, height: 2), radius: 4),
        backdrop: Backdrop(outline: outline, radius: 3),
        border: Border(outline: outline, width: 2, color: green),
        mask: node(items: [.fill(white, box(-100, -100, 2000, 400))]),
        items: [.image(content, frame: outline.rect, outline: outline)],
        children: [node(items: [.fill(blue, box(0, 0, 2000, 30))])])
      let drawn = frame(300, 100, root).levels()
      #expect(drawn[66][160] > 200)
      // Left of the shadow's blur.
      #expect(drawn.allSatisfy { $0[..<120].allSatisfy { $0 == 0 } })
    }
  }

  @Test("A node turned by 180 degrees shows mirrored; if it is one-sided it does not show")
  func turned() {
    let items = [DrawItem.fill(red, box(-2, 0, 2, 1)), .fill(blue, box(0, 0, 1, 1))]
    let mirrored: [UInt32] = [0, 0x0000ff, 0xff0000, 0xff0000]
    for turn in [180.0, -180.0] {
      let plane = Plane3D(turn, eye: 100, centre: CGPoint(x: 2, y: 0))
      #expect(frame(4, 1, plane.node(items: items)).rows == [mirrored])
      #expect(frame(4, 1, plane.node(isOneSided: true, items: items)).rows == [[0, 0, 0, 0]])
    }
    let flip = CGAffineTransform(-1, 0, 0, 1, 2, 0)
    #expect(frame(4, 1, node(flip, items: items)).rows == [mirrored])
    let oneSided = DisplayNode(owner: 1, transform: flip, isOneSided: true, items: items)
    #expect(frame(4, 1, oneSided).rows == [[0, 0, 0, 0]])
    // Its parent turns it back.
    let back = node(CGAffineTransform(-1, 0, 0, 1, 4, 0), children: [oneSided])
    #expect(frame(4, 1, back).rows == [[0xff0000, 0xff0000, 0x0000ff, 0]])
  }

  @Test("A one-sided node shows up to the angle at which its edge is seen", arguments: [1, -1])
  func edge(_ side: Double) {
    for (angle, shows) in [(0.0, true), (60, true), (89, true), (91, false), (150, false)] {
      let plane = Plane3D(side * angle, eye: 500, centre: CGPoint(x: 50, y: 50))
      let root = plane.node(isOneSided: true, items: [.fill(white, box(-40, -40, 80, 80))])
      let sum = frame(100, 100, root).levels().joined().reduce(0, +)
      #expect((sum > 0) == shows, "\(angle)")
    }
  }

  @Test("Perspective within perspective is the product of the matrices")
  func nested() {
    let inner = Plane3D(30, 10, eye: 120, centre: CGPoint(x: 5, y: -3))
    let outer = Plane3D(-20, 25, eye: 150, centre: CGPoint(x: 50, y: 50))
    let items = [DrawItem.fill(white, box(-30, -20, 60, 40, radius: 6))]
    let nested = Plane(frame(100, 100, outer.node(children: [inner.node(items: items)])))
    let product = Plane(frame(100, 100, inner.then(outer).node(items: items)))
    #expect(product.error(of: nested).worst <= 1)
    #expect(product.values.reduce(0, +) > 255 * 500)
    // And an affine child moves within its parent's plane.
    let moved = frame(100, 100, outer.node(children: [node(move(10, 5), items: items)]))
    let direct = frame(
      100, 100, outer.node(items: [.fill(white, box(-20, -15, 60, 40, radius: 6))]))
    #expect(Plane(direct).error(of: Plane(moved)).worst <= 1)
  }
}
