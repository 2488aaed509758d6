import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@MainActor @Suite("8.5: borders, corners, shadows, order and parts of contents")
struct LayerEffectsTests {
  let tree = LayerTree()
  let box: CALayer

  init() {
    box = tree.layer(CGRect(x: 10, y: 10, width: 40, height: 20), in: tree.root)
  }

  private var node: DisplayNode? { tree.list(at: 0).root.node(of: box.number) }
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
  private let black = DisplayColor(red: 0, green: 0, blue: 0)

  @Test("8.5.1: defaults, and a layer that has them only shows no border and no shadow")
  func defaults() {
    #expect(box.borderWidth == 0 && box.borderColor == CGColor(gray: 0, alpha: 1))
    #expect(box.maskedCorners.rawValue == 15 && box.cornerCurve == .circular)
    #expect(box.shadowOpacity == 0 && box.shadowColor == CGColor(gray: 0, alpha: 1))
    #expect(box.shadowOffset == CGSize(width: 0, height: -3) && box.shadowRadius == 3)
    #expect(box.shadowPath == nil && box.zPosition == 0)
    #expect(node?.border == nil && node?.shadow == nil)
  }

  @Test("8.5.8: a border runs along the bounds and their corners")
  func border() {
    box.borderWidth = 2
    box.cornerRadius = 6
    box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    box.cornerCurve = .continuous
    let outline = Outline(
      rect: bounds, cornerRadius: 6, corners: [.upperLeft, .lowerRight], curve: .continuous)
    #expect(node?.border == Border(outline: outline, width: 2, color: black))
    box.borderColor = nil
    #expect(node?.border == nil)
    box.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(node?.border?.color == DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    box.borderWidth = -4
    #expect(box.borderWidth == 0 && node?.border == nil)
  }

  @Test("8.5.9: an opaque background throws its outline; a layer with more, all that it shows")
  func shadowShapes() {
    box.shadowOpacity = 0.5
    box.shadowOffset = CGSize(width: 1, height: 2)
    box.shadowRadius = 4
    box.cornerRadius = 3
    #expect(node?.shadow?.shape == .content)
    box.backgroundColor = CGColor(gray: 1, alpha: 1)
    var tint = black
    tint.alpha = 0.5
    #expect(
      node?.shadow
        == Shadow(
          shape: .outline(Outline(rect: bounds, cornerRadius: 3)), color: tint,
          offset: CGSize(width: 1, height: 2), radius: 4))
    _ = tree.layer(CGRect(x: 30, y: 0, width: 30, height: 5), in: box)
    #expect(node?.shadow?.shape == .content)
  }

  @Test("8.5.9: masking to the bounds cuts the shadow off; so does no colour")
  func noShadow() {
    box.backgroundColor = CGColor(gray: 1, alpha: 1)
    box.shadowOpacity = 1
    #expect(node?.shadow != nil)
    box.masksToBounds = true
    #expect(node?.shadow == nil)
    box.masksToBounds = false
    box.shadowColor = nil
    #expect(node?.shadow == nil)
    box.shadowOpacity = 7
    #expect(box.shadowOpacity == 1)
  }

  @Test("8.5.9: a path throws the shadow instead: a rectangle, a picture of its own, or nothing")
  func shadowPath() {
    box.shadowOpacity = 1
    let rect = CGRect(x: 5, y: 5, width: 10, height: 30)
    box.shadowPath = CGPath(rect: rect, transform: nil)
    #expect(node?.shadow?.shape == .outline(Outline(rect: rect)))
    box.shadowPath = CGPath(ellipseIn: rect, transform: nil)
    guard case .image(let image, let frame)? = node?.shadow?.shape else {
      Issue.record("no picture")
      return
    }
    #expect(frame.contains(rect) && rect.insetBy(dx: -2, dy: -2).contains(frame))
    // Twice as many pixels as points, and opaque in the middle.
    #expect(abs(CGFloat(image.width) - 2 * frame.width) < 1e-6)
    box.shadowPath = CGMutablePath()
    #expect(node?.shadow == nil)
    box.shadowPath = nil
    #expect(node?.shadow?.shape == .content)
  }

  @Test("8.5.5: siblings are drawn in the order of their height, equal ones in their own")
  func order() {
    let others = (0..<3).map { _ in
      tree.layer(CGRect(x: 0, y: 0, width: 5, height: 5), in: tree.root)
    }
    others[0].zPosition = 1
    others[2].zPosition = -1
    let drawn = tree.list(at: 0).root.node(of: tree.root.number)?.children.map(\.owner)
    #expect(drawn == [others[2].number, box.number, others[1].number, others[0].number])
  }

  @Test("8.5.9: a shadow's radius on its way")
  func animatedShadow() throws {
    (box.shadowOpacity, box.backgroundColor) = (1, CGColor(gray: 1, alpha: 1))
    let animation = CABasicAnimation(keyPath: "shadowRadius")
    (animation.fromValue, animation.toValue, animation.duration) = (2, 10, 1)
    tree.context.perform { box.add(animation, forKey: nil) }
    let picture = tree.picture([tree.commit(at: 0)], at: 0.25)
    #expect(picture.root.node(of: box.number)?.shadow?.radius == 4)
  }

  @Test("8.5.5: a height on its way counts too, also that of a group's last part")
  func animatedOrder() {
    let other = tree.layer(CGRect(x: 0, y: 0, width: 5, height: 5), in: tree.root)
    let (fade, rise) = (
      CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "zPosition")
    )
    (fade.fromValue, fade.toValue, rise.fromValue, rise.toValue) = (0.2, 1, -4, 4)
    let group = CAAnimationGroup()
    group.animations = [fade, rise]
    for animation in [fade, rise, group] { animation.duration = 1 }
    tree.context.perform { box.add(group, forKey: nil) }
    let roots = [tree.commit(at: 0)]
    func drawn(at time: Double) -> [Int]? {
      tree.picture(roots, at: time).root.node(of: tree.root.number)?.children.map(\.owner)
    }
    #expect(drawn(at: 0.25) == [box.number, other.number])
    #expect(drawn(at: 0.75) == [other.number, box.number])
  }

  @Test("A part of the contents fills the bounds: the image lies so that the rest is outside")
  func contentsRect() {
    box.contents = CGImage(buffer: PixelBuffer(width: 8, height: 4), isOpaque: true)
    box.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    // The right upper quarter, 4 x 2 pixels, becomes 40 x 20 points: ten points a pixel.
    guard case .image(_, let frame, let outline)? = node?.items.first else {
      Issue.record("no image")
      return
    }
    #expect(frame == CGRect(x: -40, y: 0, width: 80, height: 40))
    #expect(outline == Outline(rect: bounds))
    box.contentsRect = CGRect(x: 2, y: 0, width: 1, height: 1)
    #expect(node?.items.isEmpty == true)
  }

  @Test("The centre of the contents is stretched, margins keep their size")
  func contentsCenter() {
    box.contents = CGImage(buffer: PixelBuffer(width: 8, height: 4), isOpaque: true)
    box.contentsScale = 2
    box.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let pieces = node?.items.map { item -> [CGFloat] in
      guard case .image(_, _, let outline) = item else { return [] }
      return [outline.rect.minX, outline.rect.minY, outline.rect.width, outline.rect.height]
    }
    // Margins of 2 and 1 pixels are 1 and 0.5 points.
    let columns: [(CGFloat, CGFloat)] = [(0, 1), (1, 38), (39, 1)]
    let rows: [(CGFloat, CGFloat)] = [(0, 0.5), (0.5, 19), (19.5, 0.5)]
    let expected = rows.flatMap { row in columns.map { [$0.0, row.0, $0.1, row.1] } }
    #expect(pieces == expected)
    box.contentsGravity = .center
    #expect(node?.items.count == 1)
  }
}
