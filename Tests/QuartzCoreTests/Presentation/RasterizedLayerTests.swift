import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// A layer of 40 × 20 with what lies around it, as a bitmap.
@MainActor @Suite("Layers that are shown as bitmaps") struct RasterizedLayerTests {
  private final class Asked { var lists: [(DisplayList, CGFloat)] = [] }

  private let tree = LayerTree()
  private let asked = Asked()
  private let box: CALayer

  init() {
    let (tree, asked) = (tree, asked)
    box = tree.layer(CGRect(x: 10, y: 30, width: 40, height: 20), in: tree.root)
    tree.context.rasterize = { list, scale in
      asked.lists.append((list, scale))
      return CGImage(
        buffer: PixelBuffer(
          width: Int((list.size.width * scale).rounded()),
          height: Int((list.size.height * scale).rounded())), isOpaque: false)
    }
    box.backgroundColor = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    box.shouldRasterize = true
  }

  private func shown() throws -> DisplayNode {
    try #require(tree.list(at: 0).root.node(of: box.number))
  }

  /// Where the bitmap is, in the layer's coordinates, and how it is painted.
  private func expect(
    _ frame: CGRect, scale: CGFloat = 1, _ source: SourceLocation = #_sourceLocation
  ) throws {
    let node = try shown()
    guard node.items.count == 1, case .image(let image, let place, let outline) = node.items[0],
      let last = asked.lists.last
    else {
      Issue.record("no bitmap", sourceLocation: source)
      return
    }
    #expect(place == frame && outline == Outline(rect: frame), sourceLocation: source)
    #expect(last.0.size == frame.size && last.1 == scale, sourceLocation: source)
    #expect(CGFloat(image.width) == frame.width * scale, sourceLocation: source)
    #expect(CGFloat(image.height) == frame.height * scale, sourceLocation: source)
    #expect(
      last.0.root.transform == CGAffineTransform(translationX: -frame.minX, y: -frame.minY),
      sourceLocation: source)
    #expect(node.children.isEmpty && node.shadow == nil, sourceLocation: source)
  }

  @Test("As large as what it paints, at its scale, on whole pixels")
  func extent() throws {
    try expect(CGRect(x: 0, y: 0, width: 40, height: 20))
    box.rasterizationScale = 4
    try expect(CGRect(x: 0, y: 0, width: 40, height: 20), scale: 4)
    let inner = tree.layer(CGRect(x: -3.3, y: 15.2, width: 5, height: 9.1), in: box)
    inner.backgroundColor = CGColor(gray: 0, alpha: 1)
    // From −3.3 to 24.3, outwards to quarters of a point.
    try expect(CGRect(x: -3.5, y: 0, width: 43.5, height: 24.5), scale: 4)
    box.masksToBounds = true
    try expect(CGRect(x: 0, y: 0, width: 40, height: 20), scale: 4)
  }

  @Test("8.5.9: with its shadow, as far as that reaches: three radii and a point")
  func shadows() throws {
    (box.shadowOpacity, box.shadowRadius) = (1, 4)
    box.shadowOffset = CGSize(width: 3, height: 5)
    // 13 around (3, 5, 40, 20).
    try expect(CGRect(x: -10, y: -8, width: 66, height: 46))
    box.shadowPath = CGPath(rect: CGRect(x: 100, y: 2, width: 7, height: 9), transform: nil)
    // 13 around (103, 7, 7, 9), and the layer itself.
    try expect(CGRect(x: 0, y: -6, width: 123, height: 35))
    box.shadowPath = nil
    box.backgroundColor = nil
    let inner = tree.layer(CGRect(x: 2, y: 6, width: 8, height: 10), in: box)
    inner.backgroundColor = CGColor(gray: 0, alpha: 1)
    // Of what it contains: 13 around (5, 11, 8, 10), which has it within.
    try expect(CGRect(x: -8, y: -2, width: 34, height: 36))
    box.shadowPath = CGPath(
      ellipseIn: CGRect(x: 100, y: 2, width: 8, height: 6), transform: nil)
    guard case .image(_, let place, _) = try shown().items[0] else { return }
    // The picture of the path is a little larger than that.
    #expect(place.maxX >= 124 && place.maxX <= 128 && place.minX == 2)
    #expect(place.minY <= -6 && place.minY >= -10 && place.maxY >= 26 && place.maxY <= 30)
  }

  @Test("A border is within; what there is nothing of is not made")
  func border() throws {
    box.backgroundColor = nil
    #expect(try shown().items.isEmpty && asked.lists.isEmpty)
    (box.borderWidth, box.borderColor) = (2, CGColor(gray: 0, alpha: 1))
    try expect(CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("In the bitmap is all that the layer paints, and nothing else")
  func content() throws {
    (box.borderWidth, box.masksToBounds, box.cornerRadius) = (2, true, 3)
    let inner = tree.layer(CGRect(x: 1, y: 2, width: 3, height: 4), in: box)
    inner.backgroundColor = CGColor(gray: 0, alpha: 1)
    _ = try shown()
    let inside = try #require(asked.lists.last).0.root
    let outline = Outline(rect: box.bounds, cornerRadius: 3)
    #expect(inside.owner == box.number && inside.items.count == 1 && inside.border?.width == 2)
    #expect(inside.clip == outline && inside.children.map(\.owner) == [inner.number])
    #expect(inside.shadow == nil && inside.backdrop == nil)
    (box.masksToBounds, box.shadowOpacity) = (false, 1)
    _ = try shown()
    let shaded = try #require(asked.lists.last).0.root
    #expect(shaded.clip == nil && shaded.shadow?.shape == .content)
  }

  @Test("While it only moves and fades, the bitmap is made once")
  func moving() throws {
    tree.move(box, from: CGPoint(x: 70, y: 80))
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.25, 0.75, 1)
    tree.context.perform { box.add(fade, forKey: nil) }
    let roots = [tree.commit(at: 0)]
    for (time, x, opacity) in [(0.0, 50.0, 0.25), (0.25, 40, 0.375), (0.5, 30, 0.5)] {
      let node = try #require(tree.picture(roots, at: time).root.node(of: box.number))
      #expect(node.transform.tx == x && node.opacity == opacity && node.items.count == 1)
      #expect(node.isMoving && asked.lists.count == 1)
    }
  }

  @Test("What places, fades and masks it stays outside")
  func outside() throws {
    try expect(CGRect(x: 0, y: 0, width: 40, height: 20))
    box.opacity = 0.25
    box.position = CGPoint(x: 31, y: 43)
    box.isDoubleSided = false
    let mask = tree.layer(CGRect(x: 1, y: 2, width: 3, height: 4))
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    box.mask = mask
    let node = try shown()
    #expect(node.opacity == 0.25 && node.isOneSided && node.mask?.owner == mask.number)
    #expect(node.transform == CGAffineTransform(translationX: 11, y: 33))
    let inside = asked.lists[asked.lists.count - 1].0.root
    #expect(inside.opacity == 1 && inside.mask == nil && inside.owner == box.number)
  }

  @Test("It is made anew when what is in it changes, and for another scale, each kind of change")
  func anew() throws {
    _ = try shown()
    var count = asked.lists.count
    let changes: [(String, () -> Void)] = [
      ("background", { box.backgroundColor = CGColor(gray: 0.25, alpha: 1) }),
      ("corners", { box.cornerRadius = 3 }),
      ("border", { box.borderWidth = 2 }), ("shadow", { box.shadowOpacity = 1 }),
      ("shadow's radius", { box.shadowRadius = 7 }),
      ("sublayer", { _ = tree.layer(CGRect(x: 1, y: 2, width: 3, height: 4), in: box) }),
      ("clip", { box.masksToBounds = true }), ("scale", { box.rasterizationScale = 3 }),
    ]
    for (name, change) in changes {
      change()
      let node = try shown()
      #expect(node.items.count == 1 && asked.lists.count == count + 1, "\(name)")
      count = asked.lists.count
    }
  }
}
