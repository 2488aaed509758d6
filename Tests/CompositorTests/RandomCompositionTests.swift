import Compositor
import CoreGraphics
import DisplayList
import Foundation
import RandomDisplayLists
import Testing

@testable import Compositor

@Suite("Random display lists")
struct RandomCompositionTests {
  static let seeds = RandomRun.seeds(from: 10_000, count: 4_000)
  static let extremeSeeds = RandomRun.seeds(from: 50_000, count: 4_000)

  func list(_ seed: UInt64, extremes: Bool = false) -> (list: DisplayList, scale: Double) {
    (
      RandomDisplayList.make(seed: seed, .init(extremes: extremes)),
      RandomDisplayList.scale(seed: seed)
    )
  }

  @Test("Every kernel set, a fresh and a used compositor give the same bytes")
  func sameBytes() throws {
    for seed in Self.seeds {
      let (list, scale) = list(seed)
      let expected = Compositor(kernels: .scalar).composite(list, scale: scale)
      for kernels in KernelSet.available {
        let compositor = Compositor(kernels: kernels)
        let other = self.list(seed &+ 1)
        _ = compositor.composite(other.list, scale: other.scale)
        for _ in 0..<2 {
          let difference = compositor.composite(list, scale: scale).difference(from: expected)
          #expect(difference == nil, "\(kernels), INTERLUDE_SEED=\(seed)")
        }
      }
    }
  }

  @Test("Encoded and decoded, a list draws the same")
  func coding() throws {
    for seed in Self.seeds {
      let (list, scale) = list(seed)
      let decoded = try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
      #expect(decoded == list, "INTERLUDE_SEED=\(seed)")
      let compositor = Compositor()
      let difference = compositor.composite(decoded, scale: scale)
        .difference(from: compositor.composite(list, scale: scale))
      #expect(difference == nil, "INTERLUDE_SEED=\(seed)")
    }
  }

  @Test("Leaving out what is hidden changes no pixel")
  func hidden() {
    for seed in Self.seeds {
      let (list, scale) = list(seed)
      let drawn = Compositor().composite(list, scale: scale)
      let frame = PixelRect(x0: 0, y0: 0, x1: drawn.width, y1: drawn.height)
      var flattener = Flattener(
        frame: frame, shapes: ShapeBuilder(), shadows: ShadowPainter(kernels: .fastest))
      flattener.flatten(list.root, scale: scale)
      let buffer = PixelBuffer(width: drawn.width, height: drawn.height)
      CommandRenderer(kernels: .fastest).draw(flattener.list, region: frame, into: buffer)
      #expect(
        Frame(pixels: buffer).difference(from: drawn) == nil, "INTERLUDE_SEED=\(seed)")
    }
  }

  @Test("Numbers of every kind: a frame, all opaque, the same from every set")
  func extremes() {
    for seed in Self.extremeSeeds {
      let (list, scale) = list(seed, extremes: true)
      let expected = Compositor(kernels: .scalar).composite(list, scale: scale)
      let isOpaque = expected.rows.allSatisfy { $0.allSatisfy { $0 >> 24 == 0 } }
      #expect(isOpaque, "INTERLUDE_SEED=\(seed)")
      let difference = Compositor().composite(list, scale: scale).difference(from: expected)
      #expect(difference == nil, "INTERLUDE_SEED=\(seed)")
    }
  }

  @Test("Away from edges, every pixel is what a painter by the definition gets")
  func definition() {
    for seed in Self.seeds {
      let list = RandomDisplayList.make(
        seed: seed, .init(patterns: false, effects: false, mostNodes: 16))
      let scale = RandomDisplayList.scale(seed: seed)
      let drawn = Compositor().composite(list, scale: scale)
      let painter = PointPainter(list, scale: scale)
      for y in stride(from: Int(seed % 3), to: drawn.height, by: 3) {
        for x in stride(from: Int(seed % 5), to: drawn.width, by: 3) {
          guard let expected = painter.color(ofPixelX: x, y: y) else { continue }
          let pixel = drawn.pixels[x, y]
          let levels = [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) }
          let worst = zip(levels, expected).map { abs($0 - $1) }.max()!
          // Each of a pixel's layers may round by half a level, an opacity by half of 1/255.
          #expect(
            worst <= 6, "(\(x), \(y)): \(levels), expected \(expected), INTERLUDE_SEED=\(seed)")
          if worst > 6 { return }
        }
      }
    }
  }
}
