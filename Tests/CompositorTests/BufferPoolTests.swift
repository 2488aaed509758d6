import CoreGraphics
import DisplayList
import Testing

@testable import Compositor

@Suite("Memory for pictures is used again")
struct BufferPoolTests {
  /// A card that grows, turns and fades, over glass, beneath a mask that moves: every kind of picture.
  func moving(_ t: Double) -> DisplayList {
    let whole = box(0, 0, 200, 300)
    let parts = [
      node(items: [.fill(red, box(0, 0, 40 + 100 * t, 60, radius: 9))]),
      node(move(10, 20), items: [.fill(blue, box(0, 0, 80, 60 + 150 * t))]),
    ]
    let turned = CGAffineTransform(translationX: 60, y: 70).rotated(by: 0.4 + t)
    let root = node(
      items: [.fill(white, whole)],
      children: [
        node(move(30 * t, 0), items: [.fill(green, box(20, 20, 90, 200))]),
        DisplayNode(
          owner: 1, backdrop: Backdrop(outline: box(10 * t, 10, 120 + 60 * t, 90), radius: 8)),
        node(turned, opacity: 0.4 + t / 2, clip: box(0, 0, 90, 120, radius: 14), children: parts),
        DisplayNode(
          owner: 1, opacity: 0.9,
          mask: node(items: [.fill(white, box(10, 100 * t, 150, 120, radius: 40))]),
          children: [node(opacity: 0.5, children: parts)]),
      ])
    return DisplayList(root: root, size: CGSize(width: 200, height: 300))
  }

  @Test("A transition's first frame takes all that the others need, forward, back and again")
  func steady() {
    let compositor = Compositor(banding: .none)
    _ = compositor.composite(moving(0), scale: 1)
    let first = compositor.poolMisses
    #expect(first > 0)
    for frame in 1...40 {
      let t = Double(frame <= 20 ? frame : 40 - frame) / 20
      _ = compositor.composite(moving(t), scale: 1)
    }
    #expect(compositor.poolMisses == first)
  }

  @Test("On several threads too, once each of them has painted")
  func threads() {
    let compositor = Compositor(banding: .always(6))
    let alone = Compositor(banding: .none)
    // A thread that finds nothing to do for longer than that gives its memory up.
    for frame in 0..<BufferPool.patience {
      for one in [compositor, alone] {
        _ = one.composite(moving(Double(frame % 20) / 20), scale: 1)
      }
    }
    #expect(compositor.poolMisses <= 3 * alone.poolMisses)
  }

  @Test("A canvas shows a transition without taking more, however large the damage is")
  func canvas() {
    let canvas = Canvas(width: 200, height: 300, banding: .none)
    _ = canvas.show(moving(0))
    let first = canvas.poolMisses
    for frame in 1...20 { _ = canvas.show(moving(Double(frame) / 20)) }
    #expect(canvas.poolMisses == first)
  }

  @Test("What 30 frames did not use is given up")
  func patience() {
    var pool = BufferPool()
    pool.expectPictures(of: PixelRect(x0: 0, y0: 0, x1: 100, y1: 100))
    func use() {
      _ = pool.take(width: 10, height: 10)
      pool.giveBack()
    }
    use()
    #expect(pool.misses == 1)
    for _ in 0..<30 { pool.endFrame() }
    use()
    #expect(pool.misses == 1)
    for _ in 0..<31 { pool.endFrame() }
    use()
    #expect(pool.misses == 2)
  }

  @Test("One block serves any shape that fits; pictures used at once have each their own")
  func shapes() {
    var pool = BufferPool()
    pool.expectPictures(of: PixelRect(x0: 0, y0: 0, x1: 200, y1: 100))
    for (width, height) in [(200, 100), (100, 200), (1, 1), (16, 900), (200, 100)] {
      let picture = pool.take(width: width, height: height)
      #expect(picture.width == width && picture.height == height && picture.stride > width)
      picture[width - 1, height - 1] = 7
      pool.giveBack()
    }
    #expect(pool.misses == 1)
    let one = pool.take(width: 20, height: 20)
    let other = pool.take(width: 20, height: 20)
    #expect(one.pixels != other.pixels)
    pool.giveBack()
    pool.giveBack()
    #expect(pool.misses == 2)
    // Larger than the frame: a block of its own.
    #expect(pool.take(width: 500, height: 400).height == 400)
    #expect(pool.misses == 3)
  }
}
