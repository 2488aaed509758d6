import Compositor
import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@Suite("Frames: size, regions, trees of any depth, numbers of any kind")
struct FrameTests {
  func size(_ width: Double, _ height: Double, _ scale: Double) -> [Int] {
    let list = DisplayList(root: node(), size: CGSize(width: width, height: height))
    let size = Compositor.pixelSize(of: list, scale: scale)
    return [size.width, size.height]
  }

  @Test("The size is rounded up to whole pixels, at least 1, at most 16384")
  func sizes() {
    #expect(size(390, 844, 2) == [780, 1688])
    #expect(size(390, 844, 1.1) == [429, 929])
    #expect(size(10.2, 10, 1) == [11, 10])
    #expect(size(0, -5, 1) == [1, 1])
    #expect(size(.nan, .infinity, 1) == [1, 16384])
    #expect(size(1e300, 16385, 1) == [16384, 16384])
  }

  @Test("What is not painted is black and opaque")
  func empty() {
    let drawn = frame(3, 2, node())
    #expect(drawn.pixels[0, 0] == 0xff00_0000)
    #expect(drawn.levels() == [[0, 0, 0], [0, 0, 0]])
    #expect(drawn.image.isOpaque)
  }

  @Test("An old buffer is painted over wholly; nothing beyond its columns is touched")
  func intoBuffer() {
    let list = DisplayList(
      root: node(items: [.fill(red, box(1, 0, 1, 1))]), size: CGSize(width: 3, height: 2))
    let buffer = PixelBuffer(width: 3, height: 2)
    for index in 0..<buffer.stride * 3 { buffer.pixels[index] = 0x1234_5678 }
    Compositor().composite(list, scale: 1, into: buffer)
    #expect(Frame(pixels: buffer).rows == [[0, 0xff0000, 0], [0, 0, 0]])
    #expect(buffer.pixels[3] == 0x1234_5678)
    #expect(buffer.row(2)[0] == 0x1234_5678)
  }

  @Test("A buffer of another size is a programmer's mistake")
  func wrongBuffer() async {
    await #expect(processExitsWith: .failure) {
      let list = DisplayList(root: node(), size: CGSize(width: 3, height: 2))
      Compositor().composite(list, scale: 1, into: PixelBuffer(width: 2, height: 3))
    }
  }

  @Test("A scale of 0, below, or not a number is a programmer's mistake")
  func wrongScale() async {
    await #expect(processExitsWith: .failure) { _ = frame(1, 1, scale: 0, node()) }
    await #expect(processExitsWith: .failure) { _ = frame(1, 1, scale: .nan, node()) }
  }

  @Test("Trees 200 and 100,000 deep", arguments: [200, 100_000])
  func deep(_ depth: Int) {
    var inner = node(items: [.fill(white, box(0, 0, 1, 1))])
    for level in 0..<depth { inner = node(move(level % 2 == 0 ? 1 : -1, 0), children: [inner]) }
    #expect(frame(2, 1, inner).levels() == [[255, 0]])
  }

  @Test("100,000 nodes deep, each with a clip, an opacity and a drawing")
  func deepAndFull() {
    var inner = node(items: [.fill(white, box(0, 0, 1, 1))])
    for _ in 0..<100_000 {
      inner = node(
        CGAffineTransform(rotationAngle: 1e-7), opacity: 0.9999, clip: box(-0.1, -0.1, 3, 3),
        items: [.fill(red, box(2, 2, 1, 1))], children: [inner])
    }
    #expect(frame(1, 1, inner).pixels[0, 0] >> 24 == 255)
  }

  @Test("Many siblings")
  func wide() {
    let children = (0..<20_000).map { index in
      node(move(Double(index % 3), 0), opacity: 0.5, items: [.fill(white, box(0, 0, 1, 1))])
    }
    #expect(frame(3, 1, node(children: children)).levels() == [[255, 255, 255]])
  }

  @Test("Huge rectangles cover, also turned; the furthest ones draw nothing")
  func huge() {
    for extent in [1e4, 1e6, 1e9, 1e12, 1e20] {
      let outline = box(-extent, -extent, 2 * extent, 2 * extent)
      for transform in [.identity, CGAffineTransform(rotationAngle: 0.3), move(0.3, 0.3)] {
        let root = node(transform, items: [.fill(white, outline)])
        #expect(frame(3, 1, root).levels() == [[255, 255, 255]], "\(extent), \(transform)")
      }
      let rounded = box(-extent, -extent, 2 * extent, 2 * extent, radius: extent / 3)
      #expect(
        frame(3, 1, node(items: [.fill(white, rounded)])).levels() == [[255, 255, 255]],
        "\(extent)")
    }
    let edge = node(
      CGAffineTransform(rotationAngle: .pi / 4), items: [.fill(white, box(0, -1e9, 1e9, 2e9))])
    #expect(frame(2, 2, edge).levels()[1] == [255, 255])
  }

  @Test("A row drawn far along a long slanted edge")
  func longEdge() {
    // The edge passes through (8192, 0.5): the pixel there is covered by half.
    let root = node(
      CGAffineTransform(1, 1e-4, 0, 1, 0, 0.5 - 8192.5e-4),
      items: [.fill(white, box(-100_000, 0, 200_000, 5))])
    let levels = frame(16384, 1, root).levels()[0]
    #expect(abs(levels[8192] - 128) <= 1)
    #expect(levels[0] == 255)
    #expect(levels[16383] == 0)
  }

  static let seeds = RandomRun.seeds(from: 2_000, count: 400)

  @Test("Any part of a frame comes out as in the whole")
  func regions() {
    for seed in Self.seeds {
      let list = RandomDisplayList.make(seed: seed)
      let scale = RandomDisplayList.scale(seed: seed)
      let whole = Compositor().composite(list, scale: scale)
      var random = SeededGenerator(seed: seed)
      let compositor = Compositor()
      let bands = PixelBuffer(width: whole.width, height: whole.height)
      var top = 0
      while top < whole.height {
        let height = random.integer(1...20)
        let band = PixelRect(x0: 0, y0: top, x1: whole.width, y1: top + height)
        compositor.composite(list, scale: scale, region: band, into: bands)
        top += height
      }
      let difference = Frame(pixels: bands).difference(from: whole)
      #expect(difference == nil, "bands, INTERLUDE_SEED=\(seed)")

      let tiles = PixelBuffer(width: whole.width, height: whole.height)
      for x in stride(from: 0, to: whole.width, by: 13) {
        for y in stride(from: 0, to: whole.height, by: 29) {
          let tile = PixelRect(x0: x, y0: y, x1: x + 13, y1: y + 29)
          compositor.composite(list, scale: scale, region: tile, into: tiles)
        }
      }
      #expect(
        Frame(pixels: tiles).difference(from: whole) == nil, "tiles, INTERLUDE_SEED=\(seed)")
    }
  }
}
