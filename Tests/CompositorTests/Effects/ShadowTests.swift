import Compositor
import CoreGraphics
import DisplayList
import Testing

@testable import Compositor

@Suite("Shadows")
struct ShadowTests {
  func shadowed(
    _ shape: Shadow.Shape, color: DisplayColor = white, radius: Double,
    offset: CGSize = .zero, transform: CGAffineTransform = .identity, items: [DrawItem] = [],
    children: [DisplayNode] = []
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, transform: transform,
      shadow: Shadow(shape: shape, color: color, offset: offset, radius: radius), items: items,
      children: children)
  }

  static func card(
    _ width: Int, _ height: Int, x x0: Double, y y0: Double, _ w: Double, _ h: Double,
    radius: Double
  ) -> Plane {
    Plane.samples(width, height) { x, y in
      let (x, y) = (abs(x - x0 - w / 2) - w / 2, abs(y - y0 - h / 2) - h / 2)
      let (dx, dy) = (x + radius, y + radius)
      return x <= 0 && y <= 0 && (dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius)
    }
  }

  static let wholeCard = card(140, 130, x: 50, y: 45, 40, 36, radius: 9)
  static let fractionalCard = card(140, 130, x: 50.375, y: 45.625, 40, 36, radius: 9)
  static let children: Plane = {
    let first = card(110, 120, x: 30, y: 70, 16, 12, radius: 0)
    let second = card(110, 120, x: 52, y: 72, 20, 9, radius: 4)
    return Plane(width: 110, height: 120) { max(first[$0, $1], second[$0, $1]) }
  }()

  @Test(
    "The shadow of a card, against a Gaussian: RMSE at most 0.5 levels, 3 at most anywhere",
    arguments: [
      (1.0, 1.0, true), (2, 1, false), (3, 2, false), (4, 1, false), (8, 1, true), (6, 2, false),
      (15, 1, false),
    ])
  func outline(_ radius: Double, _ scale: Double, _ isWhole: Bool) {
    let (width, height) = (140, 130)
    let (x, y) = isWhole ? (50.0, 45.0) : (50.375, 45.625)
    let outline = box(x / scale, y / scale, 40 / scale, 36 / scale, radius: 9 / scale)
    let expected = (isWhole ? Self.wholeCard : Self.fractionalCard).blurred(radius * scale)
    let drawn = frame(
      Double(width) / scale, Double(height) / scale, scale: scale,
      shadowed(.outline(outline), radius: radius))
    let error = expected.error(of: Plane(drawn))
    #expect(error.rmse <= 0.5 && error.worst <= 3, "\(error)")
  }

  @Test(
    "The shadow of a turned card, against a Gaussian: RMSE at most 0.5 levels, 3 at most anywhere",
    arguments: [2.0, 4, 9])
  func turned(_ radius: Double) {
    let transform = move(58.3, 52.6).rotated(by: 0.5)
    let inverse = transform.inverted()
    let expected = Plane.samples(116, 105) { x, y in
      let point = CGPoint(x: x, y: y).applying(inverse)
      return abs(point.x) <= 20 && abs(point.y) <= 14
    }.blurred(radius)
    let drawn = frame(
      116, 105, shadowed(.outline(box(-20, -14, 40, 28)), radius: radius, transform: transform))
    let error = expected.error(of: Plane(drawn))
    #expect(error.rmse <= 0.5 && error.worst <= 3, "\(error)")
  }

  @Test("With a node's opacity its picture and its shadow are one image")
  func opacity() {
    let outline = box(0, 0, 20, 10)
    let inner = DisplayNode(
      owner: 1, opacity: 0.5,
      shadow: Shadow(
        shape: .outline(box(0, 0, 30, 10)), color: green, offset: .zero, radius: 0),
      items: [.fill(red, outline)])
    let root = node(items: [.fill(white, box(0, 0, 40, 10))], children: [inner])
    // Half of the red alone: the shadow does not shine through it.
    let row = frame(40, 10, root).rows[5]
    #expect(row[10] == 0xff7f7f && row[25] == 0x7fff7f && row[35] == 0xffffff)
  }

  @Test("The offset moves a shadow, in the node's coordinates")
  func offset() {
    let outline = box(20, 20, 20, 12, radius: 4)
    for radius in [0.0, 3] {
      let moved = frame(70, 60, shadowed(.outline(outline), radius: radius, transform: move(6, -4)))
      let offset = CGSize(width: 6, height: -4)
      let drawn = frame(70, 60, shadowed(.outline(outline), radius: radius, offset: offset))
      #expect(Plane(moved).error(of: Plane(drawn)).worst <= 1)
      let twice = CGAffineTransform(scaleX: 2, y: 2)
      let half = box(10, 10, 10, 6, radius: 2)
      let small = CGSize(width: 3, height: -2)
      let scaled = frame(
        70, 60, shadowed(.outline(half), radius: radius / 2, offset: small, transform: twice))
      #expect(Plane(moved).error(of: Plane(scaled)).worst <= 1)
    }
  }

  @Test("A shadow has its colour, and its alpha thins it")
  func color() {
    // The middle is 10 deviations from every edge.
    let outline = box(20, 20, 60, 60)
    let half = DisplayColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    let root = node(
      items: [.fill(blue, box(0, 0, 100, 100))],
      children: [shadowed(.outline(outline), color: half, radius: 3)])
    let drawn = frame(100, 100, root)
    // Half of 255 and of 51; 127 is left of blue.
    #expect(drawn.rows[50][50] == 0x801a7f)
    #expect(drawn.rows[2][2] == 0x0000ff)
    // At an edge half of the shadow is there: 255 / 4 is 63.75.
    let edge = (drawn.levels(2)[50][19] + drawn.levels(2)[50][20] + 1) / 2
    #expect(abs(edge - 64) <= 1, "\(edge)")
  }

  @Test("A shadow of radius 0 is its shape")
  func crisp() {
    for transform in [move(2, 3), move(8.4, 2.3).rotated(by: 0.3)] {
      let outline = box(2, 1, 20, 14, radius: 5)
      let fill = frame(40, 30, node(transform, items: [.fill(white, outline)]))
      let shadow = frame(40, 30, shadowed(.outline(outline), radius: 0, transform: transform))
      #expect(shadow.difference(from: fill) == nil)
    }
    let outline = box(2, 1, 20, 14)
    let children = [node(items: [.fill(green, outline)])]
    let content = frame(
      60, 30,
      shadowed(
        .content, color: red, radius: 0, offset: CGSize(width: 30, height: 2), children: children))
    let fill = frame(
      60, 30,
      node(items: [.fill(red, box(32, 3, 20, 14)), .fill(green, outline)]))
    #expect(content.difference(from: fill) == nil)
  }

  @Test(
    "The shadow of two children apart is that of both, one blur for both", arguments: [1.0, 2, 5])
  func content(_ radius: Double) {
    let children = [
      node(items: [.fill(red, box(30, 20, 16, 12))]),
      node(move(52, 22), items: [.fill(blue, box(0, 0, 20, 9, radius: 4))]),
    ]
    let root = shadowed(
      .content, color: green, radius: radius, offset: CGSize(width: 0, height: 50),
      children: children)
    let expected = Self.children.blurred(radius)
    let drawn = Plane(frame(110, 120, root), channel: 1)
    // The children's own picture lies elsewhere, and hides the little that reaches it.
    let below = Plane(width: 110, height: 80) { drawn[$0, $1 + 40] }
    let error = Plane(width: 110, height: 80) { expected[$0, $1 + 40] }.error(of: below)
    #expect(error.rmse <= 0.5 && error.worst <= 3, "\(error)")
  }

  @Test("What is half transparent throws half a shadow; what a clip or a mask hides throws none")
  func contentAlpha() {
    let color = DisplayColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let away = CGSize(width: 0, height: 40)
    let half = shadowed(
      .content, color: green, radius: 1, offset: away, items: [.fill(color, box(10, 10, 20, 20))])
    #expect(frame(40, 80, half).rows[60][20] == 0x008000)
    let child = node(items: [.fill(white, box(10, 10, 20, 20))])
    let clipped = DisplayNode(
      owner: 1, clip: box(0, 0, 20, 40),
      shadow: Shadow(shape: .content, color: green, offset: away, radius: 1), children: [child])
    let levels = frame(40, 80, clipped).levels(1)[60]
    #expect(levels[15] == 255 && levels[25] == 0)
    // A mask multiplies the shadow too: here it leaves no place for the shadow's.
    let masked = DisplayNode(
      owner: 1, shadow: Shadow(shape: .content, color: green, offset: away, radius: 1),
      mask: node(items: [.fill(white, box(0, 0, 20, 80))]), children: [child])
    let left = frame(40, 80, masked).levels(1)[60]
    #expect(left[15] == 255 && left[25] == 0)
  }

  @Test("One picture serves every place: it is the same, however far away it was made")
  func places() {
    // A side of 50 pixels and half of 1/256, the most delicate one, at a power of the fourth root of 2.
    let scale = 65536 * 2.0.squareRoot().squareRoot()
    let side = (50 + 0.5 / 256) / scale
    func drawn(_ x: Double, _ y: Double) -> Frame? {
      let node = shadowed(.outline(box(x, y, side, side)), radius: 0)
      let picture = ShadowPainter(kernels: .fastest).picture(
        of: node.shadow!, of: node,
        matrix: DeviceTransform(CGAffineTransform(scaleX: scale, y: scale)),
        frame: PixelRect(x0: 0, y0: 0, x1: 64, y1: 64))
      return picture.map { Frame(pixels: $0.image.buffer) }
    }
    let expected = drawn(0, 0)
    #expect(expected != nil)
    let places = [
      CGPoint(x: 0.3, y: 0.7), CGPoint(x: -7.1, y: 33333.3), CGPoint(x: 900000.1, y: -900000.3),
      CGPoint(x: 77777.7, y: 700000.4),
    ]
    for place in places {
      #expect(drawn(place.x, place.y) == expected, "\(place)")
    }
  }

  @Test("A compositor that has drawn a node's children does not take one of them for its mask")
  func maskOrChild() {
    let one = node(items: [.fill(white, box(10, 10, 30, 20))])
    let other = node(items: [.fill(white, box(0, 0, 20, 60))])
    func drawn(_ compositor: Compositor, children: [DisplayNode], mask: DisplayNode?) -> Frame {
      let caster = DisplayNode(
        owner: 1,
        shadow: Shadow(shape: .content, color: green, offset: .zero, radius: 3), mask: mask,
        children: children)
      let list = DisplayList(root: caster, size: CGSize(width: 60, height: 60))
      return compositor.composite(list, scale: 1)
    }
    let used = Compositor()
    let uses: [(children: [DisplayNode], mask: DisplayNode?)] = [
      ([one, other], nil), ([one], other), ([one, other], nil),
    ]
    for use in uses {
      let expected = drawn(Compositor(), children: use.children, mask: use.mask)
      let shown = drawn(used, children: use.children, mask: use.mask)
      #expect(shown.difference(from: expected) == nil)
    }
  }

  @Test("A shadow lies below its node's items and children, and over what was painted before")
  func order() {
    let outline = box(0, 0, 20, 10)
    let root = node(
      items: [.fill(white, box(0, 0, 40, 10))],
      children: [
        shadowed(
          .outline(box(-60, -60, 90, 160)), color: green, radius: 1, items: [.fill(red, outline)],
          children: [node(items: [.fill(blue, box(0, 0, 10, 10))])])
      ])
    let row = frame(40, 10, root).rows[5]
    #expect(row[..<10].allSatisfy { $0 == 0x0000ff })
    #expect(row[10..<20].allSatisfy { $0 == 0xff0000 })
    #expect(row[20..<25].allSatisfy { $0 == 0x00ff00 })
    #expect(row[35...].allSatisfy { $0 == 0xffffff })
  }

  @Test("The shadow of an image is its alpha, blurred", arguments: [1.0, 2, 3.5])
  func picture(_ radius: Double) {
    func alpha(_ x: Int, _ y: Int) -> UInt32 {
      x < 12 ? 255 : y < 9 ? 128 : (x / 4 + y / 4) % 2 == 0 ? 200 : 0
    }
    let content = image(
      (0..<24).map { y in (0..<30).map { x in alpha(x, y) << 24 | alpha(x, y) / 2 } })
    let area = CGRect(x: 25, y: 25, width: 30, height: 24)
    let expected = Plane(width: 80, height: 75) { x, y in
      (25..<55).contains(x) && (25..<49).contains(y) ? Double(alpha(x - 25, y - 25)) : 0
    }
    let drawn = frame(80, 75, shadowed(.image(content, frame: area), color: red, radius: radius))
    let error = expected.blurred(radius).error(of: Plane(drawn, channel: 2))
    #expect(error.rmse <= 0.5 && error.worst <= 3, "\(error)")
    #expect(drawn.levels(0).joined().allSatisfy { $0 == 0 })
  }
}
