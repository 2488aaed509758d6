import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import QuartzCore

/// A layer of 40 × 20 whose bounds begin at (3, 7).
@MainActor @Suite("8.5: what is painted of one layer") struct LayerPaintingTests {
  private let tree = LayerTree()
  private let box: CALayer
  private let bounds = CGRect(x: 3, y: 7, width: 40, height: 20)
  private let red = CGColor(srgbRed: 1, green: 0.25, blue: 0.5, alpha: 0.75)

  init() {
    box = tree.layer(CGRect(x: 10, y: 30, width: 40, height: 20), in: tree.root)
    box.bounds = bounds
  }

  private var node: DisplayNode? { tree.list(at: 0).root.node(of: box.number) }

  /// Frames and outlines of the pieces of contents.
  private var pieces: [(frame: CGRect, outline: CGRect)] {
    (node?.items ?? []).compactMap { item in
      if case .image(_, let frame, let outline) = item { (frame, outline.rect) } else { nil }
    }
  }

  @Test("8.5.8: the background has the corners; none is painted where it is clear")
  func background() {
    #expect(node?.items == [])
    box.backgroundColor = red
    (box.cornerRadius, box.cornerCurve) = (6, .continuous)
    box.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    let outline = Outline(
      rect: bounds, cornerRadius: 6, corners: [.upperRight, .lowerLeft], curve: .continuous)
    #expect(node?.items == [.fill(DisplayColor(red), outline)])
    #expect(node?.clip == nil)
    box.masksToBounds = true
    #expect(node?.clip == outline)
    box.cornerRadius = .infinity
    // As round as there is room for.
    #expect(node?.clip?.cornerRadius == 10)
    box.bounds.size = CGSize(width: 14, height: 60)
    #expect(node?.clip?.cornerRadius == 7)
    box.backgroundColor = CGColor(srgbRed: 1, green: 0.25, blue: 0.5, alpha: 0)
    #expect(node?.items == [])
  }

  @Test("8.5: contents are painted over the background, in the bounds")
  func contents() {
    box.backgroundColor = red
    box.contents = CGImage(buffer: PixelBuffer(width: 8, height: 4), isOpaque: true)
    guard case .fill? = node?.items.first,
      case .image(let image, let frame, let outline)? =
        node?.items.last
    else {
      Issue.record("no two items")
      return
    }
    #expect(node?.items.count == 2 && image.width == 8)
    #expect(frame == bounds && outline == Outline(rect: bounds))
  }

  @Test("A part of the contents, with unequal rests around it")
  func contentsRect() {
    box.contents = CGImage(buffer: PixelBuffer(width: 80, height: 40), isOpaque: true)
    box.contentsRect = CGRect(x: 0.125, y: 0.25, width: 0.5, height: 0.25)
    // 40 × 10 pixels from (10, 10) fill 40 × 20 points from (3, 7): one and two points a pixel.
    #expect(pieces.map(\.frame) == [CGRect(x: -7, y: -13, width: 80, height: 80)])
    #expect(pieces.map(\.outline) == [bounds])
    // What lies outside of the contents is nothing.
    box.contentsRect = CGRect(x: 0.75, y: -0.5, width: 0.5, height: 1)
    #expect(pieces.map(\.frame) == [CGRect(x: -117, y: 7, width: 160, height: 40)])
    box.contentsRect = CGRect(x: 0.25, y: 1, width: 0.5, height: 0.5)
    #expect(pieces.isEmpty)
  }

  @Test("Unequal margins keep their size, and the middle takes the rest")
  func contentsCenter() {
    box.contents = CGImage(buffer: PixelBuffer(width: 20, height: 10), isOpaque: true)
    box.contentsScale = 2
    box.contentsCenter = CGRect(x: 0.1, y: 0.4, width: 0.5, height: 0.2)
    // Margins of 2, 8, 4 and 4 pixels: 1, 4, 2 and 2 points.
    let columns: [(CGFloat, CGFloat)] = [(3, 1), (4, 35), (39, 4)]
    let rows: [(CGFloat, CGFloat)] = [(7, 2), (9, 16), (25, 2)]
    let expected = rows.flatMap { row in
      columns.map { CGRect(x: $0.0, y: row.0, width: $0.1, height: row.1) }
    }
    #expect(pieces.count == 9)
    for (piece, place) in zip(pieces, expected) {
      let differences = [
        piece.outline.minX - place.minX, piece.outline.minY - place.minY,
        piece.outline.width - place.width, piece.outline.height - place.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(piece.outline) \(place)")
    }
    // The corners' images are half as large as in pixels; the last one ends with the bounds.
    let (first, last) = (pieces[0].frame, pieces[8].frame)
    #expect(first.origin == CGPoint(x: 3, y: 7))
    #expect(abs(first.width - 10) < 1e-9 && abs(first.height - 5) < 1e-9)
    #expect(abs(last.maxX - 43) < 1e-9 && abs(last.maxY - 27) < 1e-9)
    // The middle's 10 × 2 pixels are 35 × 16 points.
    #expect(abs(pieces[4].frame.width - 70) < 1e-9 && abs(pieces[4].frame.height - 80) < 1e-9)
  }

  @Test("Margins that there is no room for are stretched like the rest")
  func noRoom() {
    box.contents = CGImage(buffer: PixelBuffer(width: 100, height: 10), isOpaque: true)
    box.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    // 50 points of margins in 40; 5 in 20.
    #expect(
      pieces.map(\.outline) == [
        CGRect(x: 3, y: 7, width: 40, height: 2.5), CGRect(x: 3, y: 9.5, width: 40, height: 15),
        CGRect(x: 3, y: 24.5, width: 40, height: 2.5),
      ])
  }

  @Test("What reaches beyond the bounds is cut only with the layer's corners or by its mask")
  func cut() {
    box.contents = CGImage(buffer: PixelBuffer(width: 60, height: 30), isOpaque: true)
    box.contentsGravity = .topLeft
    let whole = CGRect(x: 3, y: 7, width: 60, height: 30)
    #expect(pieces.map(\.frame) == [whole] && pieces.map(\.outline) == [whole])
    box.masksToBounds = true
    #expect(pieces.map(\.frame) == [whole] && pieces.map(\.outline) == [bounds])
    box.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
    #expect(pieces.map(\.outline) == [CGRect(x: 3, y: 7, width: 40, height: 15)])
    box.masksToBounds = false
    #expect(pieces.map(\.outline) == [CGRect(x: 3, y: 7, width: 60, height: 15)])
  }

  @Test("8.5.9: a shadow as it is set, its alpha times its colour's")
  func shadow() {
    box.backgroundColor = CGColor(gray: 0, alpha: 1)
    (box.shadowOpacity, box.shadowRadius, box.shadowColor) = (0.5, 5, red)
    box.shadowOffset = CGSize(width: 4, height: 9)
    let shadow = node?.shadow
    #expect(shadow?.color.alpha == 0.375 && shadow?.radius == 5)
    #expect(shadow?.color.red == 1 && shadow?.color.green == 0.25)
    #expect(shadow?.offset == CGSize(width: 4, height: 9))
    #expect(shadow?.shape == .outline(Outline(rect: bounds)))
    box.backgroundColor = CGColor(gray: 0, alpha: 0.5)
    #expect(node?.shadow?.shape == .content)
    box.backgroundColor = CGColor(gray: 0, alpha: 1)
    box.contents = CGImage(buffer: PixelBuffer(width: 6, height: 3), isOpaque: true)
    #expect(node?.shadow?.shape == .content)
    box.contents = nil
    #expect(node?.shadow?.shape == .outline(Outline(rect: bounds)))
  }

  @Test("What is infinitely large, far or strong shows nothing of the kind, and stops nothing")
  func endless() {
    box.backgroundColor = CGColor(gray: 0, alpha: 1)
    (box.shadowOpacity, box.borderWidth) = (1, 2)
    #expect(node?.shadow != nil && node?.border != nil)
    var values = box.values
    for change in [
      { $0.shadow.radius = .infinity }, { $0.shadow.offset.width = .infinity },
      { $0.shadow.offset.height = -.infinity },
    ] as [(inout LayerValues) -> Void] {
      var changed = values
      change(&changed)
      box.values = changed
      box.setNeedsCommit()
      #expect(node?.shadow == nil && node?.border != nil)
    }
    values.borderWidth = .infinity
    box.values = values
    box.setNeedsCommit()
    #expect(node?.border == nil && node?.shadow != nil)
    for change in [
      { $0.bounds.size.width = .infinity }, { $0.bounds.origin.y = -.infinity },
      { $0.position.x = .infinity },
    ] as [(inout LayerValues) -> Void] {
      var changed = values
      change(&changed)
      box.values = changed
      box.setNeedsCommit()
      #expect(node == nil)
    }
  }

  @Test("Hidden or fully clear, there is nothing of a layer and what lies in it")
  func invisible() {
    box.backgroundColor = red
    let inner = tree.layer(CGRect(x: 1, y: 2, width: 3, height: 4), in: box)
    box.opacity = 0.25
    #expect(node?.opacity == 0.25 && node?.children.map(\.owner) == [inner.number])
    box.opacity = 0
    #expect(node == nil)
    (box.opacity, box.isHidden) = (1, true)
    #expect(node == nil)
  }

  @Test("9: a layer's own picture begins at its bounds' origin, without its place and turn")
  func picture() throws {
    box.backgroundColor = red
    box.opacity = 0.5
    box.setAffineTransform(CGAffineTransform(scaleX: 3, y: 5))
    let inner = tree.layer(CGRect(x: 5, y: 11, width: 3, height: 4), in: box)
    #expect(box.shownNode(in: tree.context) == nil)
    tree.commit(at: 0)
    for node in [try #require(box.shownNode(in: tree.context)), box.modelNode(in: tree.context)] {
      #expect(node.transform == CGAffineTransform(translationX: -3, y: -7))
      #expect(node.opacity == 0.5 && node.owner == box.number && node.items.count == 1)
      #expect(node.children.map(\.owner) == [inner.number])
    }
    // The one is what was committed and moves, the other what is set.
    box.backgroundColor = nil
    tree.move(inner, from: .zero)
    #expect(box.shownNode(in: tree.context)?.items.count == 1)
    #expect(box.modelNode(in: tree.context).items.isEmpty)
    tree.commit(at: 0)
    let shown = box.shownNode(in: tree.context)?.children.first?.transform
    #expect(shown?.tx == -1.5 && shown?.ty == -2)
    let model = box.modelNode(in: tree.context).children.first?.transform
    #expect(model?.tx == 5 && model?.ty == 11)
    box.isHidden = true
    #expect(box.modelNode(in: tree.context).items.isEmpty)
    #expect(box.modelNode(in: tree.context).owner == box.number)
  }

  @Test("9: flat, of transforms in space only what they do in the plane is shown, of masks too")
  func flat() {
    let tilted = CATransform3DConcat(
      CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeTranslation(2, 3, 9))
    let inner = tree.layer(CGRect(x: 5, y: 11, width: 6, height: 4), in: box)
    let mask = tree.layer(CGRect(x: 1, y: 2, width: 8, height: 4))
    (inner.transform, mask.transform, box.mask) = (tilted, tilted, mask)
    box.sublayerTransform.m34 = -0.01
    let deep = box.modelNode(in: tree.context)
    #expect(deep.children[0].perspective != nil)
    let flat = box.modelNode(in: tree.context, isFlat: true)
    #expect(flat.children[0].perspective == nil && flat.mask?.perspective == nil)
    // About its middle (8, 13): narrower by the cosine, and shifted.
    let place = flat.children[0].transform
    #expect(abs(place.a - cos(1.0)) < 1e-9 && place.d == 1)
    #expect(abs(place.tx - (8 + 2 - 3 * cos(1.0))) < 1e-9 && abs(place.ty - 14) < 1e-9)
  }
}
