import Compositor
import CoreGraphics
import DisplayList
import Testing

@Suite("Pairs of scenes that must give the same pixels")
struct ReferencePairTests {
  static let photo: CGImage = {
    let buffer = PixelBuffer(width: 20, height: 14)
    for y in 0..<14 {
      for x in 0..<20 {
        let (red, green, blue) = (x * 12, y * 17, (x * y * 7) & 255)
        buffer[x, y] = UInt32(0xff00_0000 + red << 16 + green << 8 + blue)
      }
    }
    return CGImage(buffer: buffer, isOpaque: true)
  }()
  static let items: [DrawItem] = [
    .fill(red, box(2, 3, 20, 12)), .fill(blue, box(5.3, 1.2, 9, 17.7, radius: 4)),
    picture(photo, 6, 4),
  ]

  func expectEqual(_ one: DisplayNode, _ two: DisplayNode, scale: Double = 1) {
    let difference = frame(40, 30, scale: scale, one)
      .difference(from: frame(40, 30, scale: scale, two))
    #expect(difference == nil)
  }

  @Test("Moved in two steps and in one", arguments: [1.0, 2, 1.5])
  func translation(_ scale: Double) {
    expectEqual(
      node(move(3, 4), isMoving: true, children: [node(move(2.25, 1.5), items: Self.items)]),
      node(move(5.25, 5.5), isMoving: true, items: Self.items), scale: scale)
  }

  @Test("Turned in two steps and in one")
  func rotation() {
    let turn = CGAffineTransform(rotationAngle: 0.25)
    expectEqual(
      node(move(9, 0), children: [node(turn, children: [node(turn, items: Self.items)])]),
      node(move(9, 0).rotated(by: 0.5), items: Self.items))
  }

  @Test("Items of one node and of children, one after the other")
  func order() {
    expectEqual(
      node(items: Self.items), node(children: Self.items.map { node(items: [$0]) }))
    expectEqual(
      node(items: Self.items),
      node(items: [Self.items[0]], children: [node(items: Array(Self.items[1...]))]))
  }

  @Test("A group of one, the drawing's own opacity, and for a fill its colour's alpha")
  func groupOfOne() {
    for item in Self.items {
      expectEqual(
        node(opacity: 0.5, children: [node(opacity: 0.5, items: [item])]),
        node(opacity: 0.25, items: [item]))
    }
    let faint = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.4)
    expectEqual(
      node(items: [.fill(faint, box(1, 1, 9, 9, radius: 2))]),
      node(opacity: 0.4, items: [.fill(red, box(1, 1, 9, 9, radius: 2))]))
  }

  @Test("A node that paints nothing, wherever it stands")
  func invisible() {
    let nothing = [
      node(opacity: 0, items: Self.items),
      node(clip: box(0, 0, 0, 0), children: [node(items: Self.items)]),
      node(CGAffineTransform(scaleX: 0, y: 1), items: Self.items),
      node(move(500, 0), items: Self.items),
      node(opacity: 0.5),
    ]
    expectEqual(
      node(opacity: 0.7, items: Self.items),
      node(opacity: 0.7, items: Self.items, children: nothing))
  }

  @Test("Scale 2, and twice the size at scale 1")
  func scale() {
    let list = DisplayList(
      root: node(CGAffineTransform(scaleX: 2, y: 2), items: Self.items),
      size: CGSize(width: 40, height: 30))
    let one = Compositor().composite(list, scale: 1)
    let two = frame(20, 15, scale: 2, node(items: Self.items))
    #expect(one.difference(from: two) == nil)
  }

  @Test("A card cut by its own outline, and the card drawn with that outline")
  func clip() {
    let outline = box(3, 2, 25, 20, radius: 6)
    expectEqual(
      node(
        move(0.5, 0.25), clip: outline, children: [node(items: [.fill(green, box(-9, -9, 90, 90))])]
      ),
      node(move(0.5, 0.25), items: [.fill(green, outline)]))
  }

  @Test("What a later opaque drawing covers does not matter")
  func covered() {
    expectEqual(
      node(items: Self.items + [.fill(green, box(-1, -1, 50, 50))]),
      node(items: [.fill(green, box(0, 0, 40, 30))]))
    expectEqual(
      node(items: Self.items + [.fill(green, box(10, -1, 50, 50))]),
      node(
        clip: box(0, 0, 10, 30), items: [.fill(green, box(10, 0, 30, 30))],
        children: [node(items: Self.items)]))
  }
}
