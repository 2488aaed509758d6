import CoreGraphics
import DisplayList
import Testing

@testable import Compositor

@Suite("Whatever the list holds, there is a frame, in bounded memory")
struct RobustnessTests {
  static let strange: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e30, -1e30, 0,
  ]

  /// A frame whose left half is green, beside `strange` ones in its right half.
  func besides(_ strange: DisplayNode, clip: Outline? = box(20, 0, 20, 40)) -> Frame {
    let root = node(
      items: [.fill(green, box(0, 0, 20, 40))],
      children: [node(clip: clip, children: [strange])])
    return frame(40, 40, root)
  }

  func isLeftHalfGreen(_ frame: Frame) -> Bool {
    frame.rows.allSatisfy { $0[..<20].allSatisfy { $0 == 0x00ff00 } }
  }

  func isOpaque(_ frame: Frame) -> Bool {
    frame.rows.allSatisfy { $0.allSatisfy { $0 >> 24 == 0 } }
  }

  // MARK: - Sizes

  @Test("A list without size is one pixel; outlines, images and clips without area paint nothing")
  func zero() {
    let ink = node(items: [.fill(red, box(0, 0, 10, 10))])
    for size in [CGSize.zero, CGSize(width: 0, height: 7), CGSize(width: -3, height: Double.nan)] {
      let drawn = Compositor().composite(DisplayList(root: ink, size: size), scale: 2)
      #expect(drawn.width >= 1 && drawn.height >= 1 && drawn.pixels[0, 0] == 0xffff_0000)
    }
    let one = image([[0xffff_ffff]])
    for (width, height) in [(0.0, 0.0), (0, 10), (10, 0), (-5, 5)] {
      let empty = Outline(
        rect: CGRect(origin: .zero, size: CGSize(width: width, height: height)), cornerRadius: 3)
      let parts = DisplayNode(
        owner: 1, shadow: Shadow(shape: .outline(empty), color: red, offset: .zero, radius: 3),
        backdrop: Backdrop(outline: empty, radius: 4),
        border: Border(outline: empty, width: 2, color: red),
        items: [
          .fill(red, empty), .image(one, frame: empty.rect, outline: empty),
          .image(one, frame: empty.rect, outline: box(0, 0, 10, 10)),
        ],
        children: [node(clip: empty, children: [ink])])
      #expect(frame(12, 12, parts).rows.allSatisfy { $0.allSatisfy { $0 == 0 } })
    }
  }

  @Test(
    "16384 pixels a side: the whole is painted, its last pixel too",
    arguments: [(16384, 40), (40, 16384)])
  func huge(_ width: Int, _ height: Int) {
    let whole = box(0, 0, Double(width), Double(height))
    let tile = image([[0xffff_0000, 0xff00_00ff], [0xff00_00ff, 0xffff_0000]])
    let root = node(
      items: [.fill(white, whole), .image(tile, frame: whole.rect, outline: whole)],
      children: [
        node(
          opacity: 0.5, clip: box(0, 0, Double(width), Double(height), radius: 8),
          children: [
            node(items: [.fill(green, whole)]), node(items: [.fill(blue, box(1, 1, 9, 9))]),
          ]),
        DisplayNode(owner: 1, backdrop: Backdrop(outline: whole, radius: 6)),
      ])
    let list = DisplayList(
      root: root, size: CGSize(width: Double(width), height: Double(height)))
    let drawn = Compositor(banding: .none).composite(list, scale: 1)
    #expect(drawn.width == width && drawn.height == height)
    // The picture's last quarter is red; half of it is green, but in the corner.
    let last = drawn.pixels[width - 1, height - 1]
    #expect(last >> 24 == 255 && last >> 16 & 255 > 100 && last >> 8 & 255 > 60 && last & 255 < 40)
    #expect(
      Compositor(banding: .always(8)).composite(list, scale: 1).difference(from: drawn) == nil)
  }

  @Test("What reaches far beyond the frame is painted where it meets it")
  func beyond() {
    let reach = 1e7
    let far = box(-reach, -reach, 2 * reach, 2 * reach, radius: 1000)
    let drawn = frame(
      40, 40,
      node(items: [.fill(red, far)], children: [node(move(reach, 0), items: [.fill(blue, far)])]))
    #expect(drawn.rows.allSatisfy { $0.allSatisfy { $0 == 0x0000ff } })
    // Larger than any frame may be: cut off, not refused.
    let list = DisplayList(
      root: node(items: [.fill(red, far)]), size: CGSize(width: 1e9, height: 2))
    #expect(Compositor.pixelSize(of: list, scale: 3) == (16384, 6))
  }

  // MARK: - Numbers

  @Test("Numbers of every kind in every place: what lies beside it is as it was")
  func numbers() {
    let one = image([[0xffff_ffff]])
    let ink: [DrawItem] = [.fill(red, box(0, 0, 40, 40))]
    for x in Self.strange {
      func rect(_ place: Int) -> CGRect {
        var values = [20.0, 5, 10, 10]
        values[place] = x
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
      }
      func matrix(_ place: Int) -> CGAffineTransform {
        var m = [1.0, 0, 0, 1, 20, 0]
        m[place] = x
        return CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5])
      }
      func owned(_ change: (Int) -> DisplayNode) -> [DisplayNode] { (0..<4).map(change) }
      var nodes = (0..<6).map { node(matrix($0), items: ink) }
      nodes += owned { node(items: [.fill(red, Outline(rect: rect($0), cornerRadius: 3))]) }
      nodes += owned { node(items: [.image(one, frame: rect($0), outline: box(20, 0, 20, 40))]) }
      nodes += owned { node(clip: Outline(rect: rect($0), cornerRadius: 2), items: ink) }
      nodes += owned {
        DisplayNode(owner: 1, backdrop: Backdrop(outline: Outline(rect: rect($0)), radius: 3))
      }
      nodes += owned {
        DisplayNode(
          owner: 1, border: Border(outline: Outline(rect: rect($0)), width: 2, color: red))
      }
      nodes += owned {
        DisplayNode(
          owner: 1,
          shadow: Shadow(
            shape: .outline(Outline(rect: rect($0))), color: red, offset: .zero, radius: 2))
      }
      let place = box(22, 5, 10, 10)
      nodes += [
        node(opacity: x, items: ink), node(items: [.fill(red, box(20, 0, 10, 10, radius: x))]),
        DisplayNode(owner: 1, perspective: Perspective(x: x, y: 0, w: 1), items: ink),
        DisplayNode(owner: 1, perspective: Perspective(x: 0, y: x, w: 1), items: ink),
        DisplayNode(owner: 1, perspective: Perspective(x: 0, y: 0, w: x), items: ink),
        DisplayNode(owner: 1, border: Border(outline: place, width: x, color: red)),
        DisplayNode(owner: 1, backdrop: Backdrop(outline: place, radius: x)),
        DisplayNode(owner: 1, backdrop: Backdrop(outline: place, radius: 2, saturation: x)),
        DisplayNode(
          owner: 1,
          shadow: Shadow(shape: .outline(place), color: red, offset: .zero, radius: x)),
        DisplayNode(
          owner: 1,
          shadow: Shadow(
            shape: .content, color: red, offset: CGSize(width: x, height: 0), radius: 2),
          items: [.fill(red, place)]),
        node(items: [.fill(DisplayColor(red: x, green: x, blue: x, alpha: x), place)]),
      ]
      for (index, node) in nodes.enumerated() {
        let drawn = besides(node)
        #expect(isLeftHalfGreen(drawn) && isOpaque(drawn), "\(x), case \(index)")
      }
    }
  }

  @Test("Transforms that flatten everything, or lie behind the eye, paint nothing")
  func singular() {
    let ink: [DrawItem] = [.fill(red, box(-50, -50, 100, 100))]
    let flat = [
      CGAffineTransform(0, 0, 0, 0, 20, 20), CGAffineTransform(1, 0, 0, 0, 20, 20),
      CGAffineTransform(0, 0, 0, 1, 20, 20), CGAffineTransform(1, 2, 2, 4, 20, 20),
    ]
    let nodes =
      flat.map { node($0, items: ink) }
      + [
        DisplayNode(owner: 1, perspective: Perspective(x: 0, y: 0, w: 0), items: ink),
        DisplayNode(owner: 1, perspective: Perspective(x: 0, y: 0, w: -1), items: ink),
        DisplayNode(
          owner: 1, transform: flat[1], perspective: Perspective(x: 0.1, y: 0, w: 1), items: ink),
      ]
    for (index, singular) in nodes.enumerated() {
      for inner in [singular, node(children: [singular]), node(opacity: 0.5, children: [singular])]
      {
        let drawn = besides(inner)
        #expect(drawn.rows.allSatisfy { $0[20...].allSatisfy { $0 == 0 } }, "case \(index)")
        #expect(isLeftHalfGreen(drawn), "case \(index)")
      }
    }
  }

  // MARK: - Many

  @Test("10,000 layers beside and over each other, every one of them where it belongs")
  func many() {
    let places = (0..<10_000).map { (x: $0 % 100, y: $0 / 100) }
    let nodes = places.map { place in
      node(
        move(Double(place.x), Double(place.y)),
        items: [
          .fill(
            DisplayColor(red: Double(place.x) / 255, green: Double(place.y) / 255, blue: 1),
            box(0, 0, 3, 3))
        ])
    }
    let drawn = frame(100, 100, node(children: nodes))
    // The later ones cover all but the first pixel of each.
    for (x, y) in places {
      #expect(drawn.pixels[x, y] == 0xff00_00ff | UInt32(x) << 16 | UInt32(y) << 8)
    }
    // As one group, and each of them as a group of its own.
    let compositor = Compositor(banding: .none)
    let faded = node(opacity: 0.5, children: nodes)
    let groups = node(
      children: nodes.map {
        node(opacity: 0.5, clip: box(0, 0, 99, 99, radius: 20), children: [$0, $0])
      }
    )
    for root in [faded, groups] {
      let list = DisplayList(root: root, size: CGSize(width: 100, height: 100))
      #expect(isOpaque(compositor.composite(list, scale: 1)))
    }
    #expect(compositor.poolMisses <= 4)
  }

  @Test("200 levels of one effect: a frame, and no more pictures than are allowed at once")
  func deep() {
    let ink: [DrawItem] = [.fill(red, box(2, 2, 30, 30)), .fill(blue, box(10, 10, 30, 30))]
    let mask = node(items: [.fill(white, box(0, 0, 60, 60, radius: 10))])
    let outline = box(0, 0, 60, 60, radius: 9)
    let step = CGAffineTransform(translationX: 0.1, y: 0.05).rotated(by: 0.001)
    let wraps: [(DisplayNode) -> DisplayNode] = [
      { node(step, children: [$0]) },
      { node(opacity: 0.999, items: ink, children: [$0]) },
      { node(step, clip: outline, items: ink, children: [$0]) },
      { DisplayNode(owner: 1, mask: mask, items: ink, children: [$0]) },
      {
        DisplayNode(
          owner: 1, backdrop: Backdrop(outline: outline, radius: 2), items: ink, children: [$0])
      },
      {
        DisplayNode(
          owner: 1,
          shadow: Shadow(
            shape: .content, color: green, offset: CGSize(width: 1, height: 0), radius: 2),
          items: ink, children: [$0])
      },
      {
        DisplayNode(
          owner: 1, transform: step, perspective: Perspective(x: 1e-6, y: 0, w: 1), items: ink,
          children: [$0])
      },
    ]
    for (index, wrap) in wraps.enumerated() {
      let root = (0..<200).reduce(node(items: ink)) { inner, _ in wrap(inner) }
      let list = DisplayList(root: root, size: CGSize(width: 64, height: 64))
      let compositor = Compositor(banding: .none)
      #expect(isOpaque(compositor.composite(list, scale: 1)), "case \(index)")
      #expect(compositor.poolMisses <= 3 * OpenGroup.deepest, "case \(index)")
    }
  }

  @Test("200 levels of all effects in turn, on one thread and on several")
  func deepMixed() {
    let ink: [DrawItem] = [.fill(red, box(2, 2, 30, 30)), .fill(blue, box(10, 10, 30, 30))]
    let outline = box(0, 0, 60, 60, radius: 9)
    let root = (0..<200).reduce(node(items: ink)) { inner, level in
      DisplayNode(
        owner: level, transform: CGAffineTransform(rotationAngle: 0.002),
        opacity: level % 3 == 0 ? 0.99 : 1, clip: level % 4 == 0 ? outline : nil,
        shadow: level % 7 == 0
          ? Shadow(shape: .content, color: green, offset: .zero, radius: 2) : nil,
        backdrop: level % 11 == 0 ? Backdrop(outline: outline, radius: 2) : nil,
        border: level % 2 == 0 ? Border(outline: outline, width: 1, color: white) : nil,
        mask: level % 5 == 0 ? node(items: [.fill(white, outline)]) : nil, items: ink,
        children: [inner])
    }
    let list = DisplayList(root: root, size: CGSize(width: 64, height: 64))
    let drawn = Compositor(banding: .none).composite(list, scale: 1)
    #expect(isOpaque(drawn))
    #expect(
      Compositor(banding: .always(3)).composite(list, scale: 1).difference(from: drawn) == nil)
  }
}
