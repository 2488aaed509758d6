import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@testable import Compositor

@Suite("What is painted over is not painted")
struct HidingTests {
  func rect(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelRect {
    PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
  }

  @Test("The ground behind a rounded screen and a panel is cut off at the one, a hole at the other")
  func ground() {
    let screen = node(
      move(20, 20), clip: box(0, 0, 100, 160, radius: 10),
      children: [node(items: [.fill(white, box(0, 0, 100, 160)), .fill(red, box(0, 80, 100, 80))])])
    let panel = node(items: [.fill(blue, box(140, 0, 60, 200))])
    let list = DisplayList(
      root: node(items: [.fill(green, box(0, 0, 200, 200))], children: [screen, panel]),
      size: CGSize(width: 200, height: 200))
    let commands = Compositor().commands(for: list, scale: 1).commands
    #expect(commands[0].bounds == rect(0, 0, 140, 200))
    // Of the screen, what the corners of radius 10 leave of each row.
    #expect(commands[0].hole == rect(20, 30, 120, 170))
  }

  @Test("A few of the largest covers are remembered")
  func cover() {
    var cover = Cover()
    for size in 1...6 { cover.add(rect(size * 100, 0, size * 100 + size, 10)) }
    #expect(cover.rects.map(\.width) == [6, 5, 4, 3])
    cover.add(rect(599, 0, 607, 11))
    #expect(cover.rects.map(\.width) == [8, 5, 4, 3])
    cover.add(rect(600, 2, 602, 4))
    #expect(cover.rects.count == 4)
    // Cut from the left and then, what was a hole before, from the right.
    var sides = Cover()
    sides.add(rect(5, 0, 10, 4))
    sides.add(rect(0, 0, 5, 4))
    #expect(sides.rest(of: rect(0, 0, 12, 4)) == rect(10, 0, 12, 4))
    #expect(sides.rest(of: rect(1, 1, 9, 3)).isEmpty)
    #expect(sides.largestPart(of: rect(3, 1, 12, 9)) == rect(5, 1, 10, 4))
    #expect(Cover().largestPart(of: rect(0, 0, 9, 9)).isEmpty)
  }

  @Test("Inside and edge make up the whole, no pixel twice")
  func innerRects() {
    for seed in RandomRun.seeds(from: 97_000, count: 4_000) {
      var random = SeededGenerator(seed: seed)
      func side() -> (Int, Int) {
        let start = random.integer(-10...60)
        return (start, start + random.integer(0...60))
      }
      func rect() -> PixelRect {
        let (x, y) = (side(), side())
        return PixelRect(x0: x.0, y0: y.0, x1: x.1, y1: y.1)
      }
      let (whole, wide, tall) = (rect(), rect(), rect())
      var inner = InnerRects(PixelRect(x0: -100, y0: -100, x1: 200, y1: 200))
      inner.cut(
        by: DeviceShape(
          edges: 0..<1, downCount: 1, bounds: wide.union(tall), wideInside: wide, tallInside: tall))
      // Of any other part, so also of a single pixel, it says the same.
      func isInsideAlone(_ x: Int, _ y: Int) -> Bool {
        var answer = false
        inner.forEachPart(of: PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)) { answer = $1 }
        return answer
      }
      var counts = [Int](repeating: 0, count: 150 * 150)
      inner.forEachPart(of: whole) { part, isInside in
        #expect(!part.isEmpty && whole.contains(part), "INTERLUDE_SEED=\(seed)")
        #expect(
          !isInside || wide.contains(part) || tall.contains(part), "INTERLUDE_SEED=\(seed)")
        let (lastX, lastY) = (part.x1 - 1, part.y1 - 1)
        for (x, y) in [(part.x0, part.y0), (lastX, part.y0), (part.x0, lastY), (lastX, lastY)] {
          #expect(isInsideAlone(x, y) == isInside, "INTERLUDE_SEED=\(seed)")
        }
        for y in part.y0..<part.y1 {
          for x in part.x0..<part.x1 { counts[(y + 10) * 150 + x + 10] += 1 }
        }
      }
      #expect(counts.allSatisfy { $0 <= 1 }, "INTERLUDE_SEED=\(seed)")
      #expect(counts.reduce(0, +) == whole.area, "INTERLUDE_SEED=\(seed)")
    }
  }

  @Test("Of a rounded outline only the corners are edge")
  func corners() {
    var inner = InnerRects(rect(0, 0, 1000, 1000))
    inner.cut(
      by: DeviceShape(
        edges: 0..<1, downCount: 1, bounds: rect(0, 0, 100, 200), wideInside: rect(0, 10, 100, 190),
        tallInside: rect(10, 0, 90, 200)))
    var edges: Set<PixelRect> = []
    inner.forEachPart(of: rect(0, 0, 100, 200)) { if !$1 { edges.insert($0) } }
    #expect(
      edges == [
        rect(0, 0, 10, 10), rect(90, 0, 100, 10), rect(0, 190, 10, 200), rect(90, 190, 100, 200),
      ])
  }
}
