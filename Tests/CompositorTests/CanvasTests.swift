import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@testable import Compositor

@Suite("A canvas is painted again only where it changes")
struct CanvasTests {
  static let seeds = RandomRun.seeds(from: 90_000, count: 4_000)

  let canvas = Canvas(width: 100, height: 80)
  let ground = node(items: [.fill(white, box(0, 0, 100, 80))])

  func list(_ children: DisplayNode...) -> DisplayList {
    DisplayList(
      root: node(children: [ground] + children), size: CGSize(width: 100, height: 80))
  }

  func square(_ x: Double, _ y: Double, _ color: DisplayColor = red) -> DisplayNode {
    node(items: [.fill(color, box(x, y, 10, 10))])
  }

  func rect(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelRect {
    PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  @Test("After any changes it shows what a fresh compositor paints")
  func random() {
    for seed in Self.seeds {
      var list = RandomDisplayList.make(seed: seed)
      let scale = RandomDisplayList.scale(seed: seed)
      let size = Compositor.pixelSize(of: list, scale: scale)
      let canvas = Canvas(width: size.width, height: size.height, scale: scale)
      for change in 1...6 {
        _ = canvas.show(list)
        let expected = Compositor().composite(list, scale: scale)
        let shown = Frame(pixels: canvas.pixels)
        #expect(
          shown.difference(from: expected) == nil, "change \(change), INTERLUDE_SEED=\(seed)")
        list = RandomDisplayList.changing(list, seed: seed &* 31 &+ UInt64(change))
      }
    }
  }

  @Test("At first all of it, then nothing while the list is equal, and all when it is invalid")
  func whole() {
    #expect(canvas.show(list(square(0, 0))) == [rect(0, 0, 100, 80)])
    #expect(canvas.show(list(square(0, 0))) == [])
    canvas.invalidate()
    #expect(canvas.show(list(square(0, 0))) == [rect(0, 0, 100, 80)])
  }

  @Test("What moves: where it was and where it is")
  func moved() {
    _ = canvas.show(list(square(10, 20), square(80, 60)))
    #expect(canvas.show(list(square(14, 20), square(80, 60))) == [rect(10, 20, 24, 30)])
    let jumped = canvas.show(list(square(60, 20), square(80, 60)))
    #expect(Set(jumped) == [rect(14, 20, 24, 30), rect(60, 20, 70, 30)])
  }

  @Test("What comes and goes between others: its own place")
  func cameAndWent() {
    let others = [square(0, 0), square(80, 60)]
    _ = canvas.show(list(others[0], others[1]))
    #expect(canvas.show(list(others[0], square(40, 40), others[1])) == [rect(40, 40, 50, 50)])
    let faded = node(opacity: 0.5, children: [square(40, 40), square(42, 42, blue)])
    #expect(canvas.show(list(others[0], faded, others[1])) == [rect(40, 40, 52, 52)])
    #expect(canvas.show(list(others[0], others[1])) == [rect(40, 40, 52, 52)])
  }

  @Test("One that comes while another changes: both places, and not what lies between")
  func apart() {
    _ = canvas.show(list(square(0, 0), square(40, 40), square(80, 60)))
    let damage = canvas.show(
      list(square(0, 0), square(0, 40), square(40, 40), square(80, 60, blue)))
    #expect(Set(damage) == [rect(0, 40, 10, 50), rect(80, 60, 90, 70)])
  }

  @Test("A colour, an opacity, a corner, a clip, an image, an order: where that shows")
  func kinds() {
    let place = rect(40, 40, 50, 50)
    let outline = box(40, 40, 10, 10)
    let one = image([[0xff00_00ff]])
    let two = image([[0xff00_ff00]])
    func shown(_ image: CGImage) -> DisplayNode {
      node(items: [.image(image, frame: outline.rect, outline: outline)])
    }
    let fills: [DisplayNode] = [
      square(40, 40), square(40, 40, blue), node(opacity: 0.5, children: [square(40, 40)]),
      node(items: [.fill(red, box(40, 40, 10, 10, radius: 3))]), shown(one), shown(two),
      node(clip: box(40, 40, 10, 10, radius: 2), children: [square(40, 40)]),
      node(clip: box(40, 40, 10, 10, radius: 4), children: [square(40, 40)]),
      node(children: [square(40, 40), square(40, 40, blue)]),
      node(children: [square(40, 40, blue), square(40, 40)]),
    ]
    for (before, after) in zip(fills, fills.dropFirst()) {
      let canvas = Canvas(width: 100, height: 80)
      _ = canvas.show(list(before))
      #expect(canvas.show(list(after)) == [place])
    }
  }

  @Test("What changes beneath something opaque changes nothing")
  func beneath() {
    let lid = node(items: [.fill(green, box(30, 30, 40, 40))])
    _ = canvas.show(list(square(40, 40), lid))
    #expect(canvas.show(list(square(50, 44, blue), lid)) == [])
  }
}

@Suite("Damage is a few rectangles")
struct DamageRegionTests {
  @Test("It holds all that was added, in at most four rectangles that do not overlap")
  func random() {
    for seed in RandomRun.seeds(from: 95_000, count: 4_000) {
      var random = SeededGenerator(seed: seed)
      var region = DamageRegion()
      var added: [PixelRect] = []
      for _ in 0..<random.integer(0...12) {
        let (x, y) = (random.integer(-20...100), random.integer(-20...100))
        let rect = PixelRect(
          x0: x, y0: y, x1: x + random.integer(0...30), y1: y + random.integer(0...30))
        region.add(rect)
        added.append(rect)
      }
      #expect(region.rects.count <= 4, "INTERLUDE_SEED=\(seed)")
      #expect(region.rects.allSatisfy { !$0.isEmpty }, "INTERLUDE_SEED=\(seed)")
      let isHeld = added.allSatisfy { rect in
        rect.isEmpty || region.rects.contains { $0.contains(rect) }
      }
      #expect(isHeld, "INTERLUDE_SEED=\(seed)")
      for (index, one) in region.rects.enumerated() {
        let isApart = region.rects[..<index].allSatisfy { $0.intersection(one).isEmpty }
        #expect(isApart, "INTERLUDE_SEED=\(seed)")
      }
    }
  }

  @Test("Neighbours that make a rectangle are one; the nearest two are joined when room is needed")
  func joining() {
    func rect(_ x: Int, _ y: Int) -> PixelRect {
      PixelRect(x0: x, y0: y, x1: x + 10, y1: y + 10)
    }
    var region = DamageRegion()
    region.add(rect(0, 0))
    region.add(rect(10, 0))
    #expect(region.rects == [PixelRect(x0: 0, y0: 0, x1: 20, y1: 10)])
    for place in [rect(0, 100), rect(100, 0), rect(100, 100)] { region.add(place) }
    #expect(region.rects.count == 4)
    region.add(rect(104, 115))
    #expect(region.rects.count == 4)
    #expect(region.rects.contains(PixelRect(x0: 100, y0: 100, x1: 114, y1: 125)))
  }
}
