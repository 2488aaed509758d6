import CoreGraphics
import DisplayList
import Foundation
import RandomDisplayLists
import Testing

@testable import Compositor

extension Banding {
  /// So many bands, or as many as there are rows, whatever the region's size.
  static func always(_ count: Int, threads: Int = 3) -> Banding {
    var banding = Banding(threads: threads)
    (banding.leastPixels, banding.leastRows) = (0, 1)
    banding.fixedCount = count
    return banding
  }
}

@Suite("Bands that threads paint side by side")
struct BandTests {
  static let seeds = RandomRun.seeds(from: 130_000, count: 4_000)

  @Test("1, 2 and 8 bands give the same bytes, with every kind of content")
  func sameBytes() {
    let compositors = [2, 8].map { Compositor(banding: .always($0)) }
    let whole = Compositor(banding: .none)
    for seed in Self.seeds {
      let list = RandomDisplayList.make(seed: seed)
      let scale = RandomDisplayList.scale(seed: seed)
      let expected = whole.composite(list, scale: scale)
      for compositor in compositors {
        let difference = compositor.composite(list, scale: scale).difference(from: expected)
        #expect(difference == nil, "INTERLUDE_SEED=\(seed)")
      }
    }
  }

  @Test("A blur of all of the frame, blurs over blurs, and a shadow, in 1, 2, 5 and 8 bands")
  func blurs() {
    let stripes = (0..<12).map {
      DrawItem.fill($0 % 2 == 0 ? red : blue, box(0, 9.5 * Double($0), 70, 7))
    }
    func glass(_ outline: Outline, _ radius: Double) -> DisplayNode {
      DisplayNode(owner: 1, backdrop: Backdrop(outline: outline, radius: radius, saturation: 1.5))
    }
    let root = node(
      items: stripes,
      children: [
        glass(box(0, 0, 90, 120), 6), glass(box(20, 20, 50, 80, radius: 12), 3),
        DisplayNode(
          owner: 1, shadow: Shadow(shape: .content, color: green, offset: .zero, radius: 5),
          items: [.fill(white, box(30, 40, 20, 30, radius: 4))]),
      ])
    let list = DisplayList(root: root, size: CGSize(width: 90, height: 120))
    let expected = Compositor(banding: .none).composite(list, scale: 1)
    for count in [2, 5, 8] {
      let drawn = Compositor(banding: .always(count)).composite(list, scale: 1)
      #expect(drawn.difference(from: expected) == nil, "\(count) bands")
    }
  }

  @Test("A canvas that is painted in bands shows what a fresh compositor paints")
  func damage() {
    for seed in RandomRun.seeds(from: 135_000, count: 1_000) {
      var list = RandomDisplayList.make(seed: seed)
      let size = Compositor.pixelSize(of: list, scale: 1)
      let canvas = Canvas(width: size.width, height: size.height, banding: .always(4))
      for change in 1...4 {
        _ = canvas.show(list)
        let expected = Compositor(banding: .none).composite(list, scale: 1)
        #expect(
          Frame(pixels: canvas.pixels).difference(from: expected) == nil, "INTERLUDE_SEED=\(seed)")
        list = RandomDisplayList.changing(list, seed: seed &* 31 &+ UInt64(change))
      }
    }
  }

  @Test(
    "Glass in a rounded clip, with something over it: what changes beneath damages its reach once")
  func glassInClip() {
    // It reaches 15 pixels: three deviations and half a pixel, rounded up, and two to mix between.
    // Beneath the lid nothing of it shows.
    let glass = DisplayNode(
      owner: 1, backdrop: Backdrop(outline: box(0, 0, 40, 30), radius: 4, saturation: 1))
    let lid = node(items: [.fill(green, box(0, 0, 5, 30))])
    let card = node(clip: box(0, 0, 40, 30, radius: 8), children: [glass, lid])
    func list(_ color: DisplayColor) -> DisplayList {
      let ground = node(items: [.fill(white, box(0, 0, 40, 80))])
      let beneath = node(items: [.fill(color, box(0, 40, 40, 20))])
      return DisplayList(
        root: node(children: [ground, beneath, card]), size: CGSize(width: 40, height: 80))
    }
    let expected = Compositor(banding: .none).composite(list(red), scale: 1)
    for count in [1, 2, 4, 7] {
      let canvas = Canvas(width: 40, height: 80, banding: .always(count))
      _ = canvas.show(list(blue))
      let damage = canvas.show(list(red))
      #expect(
        Set(damage) == [
          PixelRect(x0: 0, y0: 40, x1: 40, y1: 60), PixelRect(x0: 5, y0: 25, x1: 40, y1: 30),
        ])
      #expect(Frame(pixels: canvas.pixels).difference(from: expected) == nil, "\(count) bands")
    }
  }

  @Test("Bands follow each other without gap; small regions and one thread are not divided")
  func division() {
    let banding = Banding(threads: 2)
    func bands(_ width: Int, _ height: Int, readsAround: Bool = false) -> [PixelRect] {
      banding.bands(
        of: PixelRect(x0: 3, y0: 5, x1: 3 + width, y1: 5 + height), readsAround: readsAround)
    }
    let phone = bands(780, 1688)
    #expect(phone.count == 8)
    #expect(phone.allSatisfy { $0.x0 == 3 && $0.width == 780 && $0.height == 211 })
    #expect(phone.map(\.y0) == (0..<8).map { 5 + 211 * $0 })
    // No band has fewer than 128 rows.
    #expect(bands(1280, 800).count == 6)
    #expect(bands(1280, 255).count == 1)
    #expect(bands(1280, 256).count == 2)
    // 500 x 499 pixels are fewer than a quarter of a million.
    #expect(bands(500, 499).count == 1)
    #expect(bands(500, 500).count == 3)
    #expect(bands(780, 1688, readsAround: true).count == 2)
    let all = PixelRect(x0: 0, y0: 0, x1: 9000, y1: 9000)
    #expect(Banding.none.bands(of: all, readsAround: false) == [all])
  }
}

@Suite("Threads that wait for work")
struct WorkerPoolTests {
  /// What several threads count. The thread sanitizer follows this lock; that of the standard library
  /// it does not see when two wait for it.
  private final class Counted: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [Int]
    private var busy: Set<Int> = []
    private var wrong = 0

    init(_ count: Int) { seen = [Int](repeating: 0, count: count) }

    func begin(_ worker: Int, _ index: Int) {
      lock.withLock {
        seen[index] += 1
        if !busy.insert(worker).inserted || !(0..<3).contains(worker) { wrong += 1 }
      }
    }

    func end(_ worker: Int) { lock.withLock { if busy.remove(worker) == nil { wrong += 1 } } }

    /// Whether each index was seen once, and no worker twice at a time.
    var isRight: Bool { lock.withLock { wrong == 0 && seen.allSatisfy { $0 == 1 } } }
  }

  @Test("Each index once, no worker twice at a time, from several callers at once")
  func indices() {
    let counts = [0, 1, 2, 3, 17, 64]
    let callers = (0..<4).map { _ in counts.map { Counted($0) } }
    DispatchQueue.concurrentPerform(iterations: callers.count) { caller in
      for (count, counted) in zip(counts, callers[caller]) {
        WorkerPool.shared.run(count: count, workers: 3) { worker, index in
          counted.begin(worker, index)
          counted.end(worker)
        }
      }
    }
    #expect(callers.allSatisfy { $0.allSatisfy(\.isRight) })
  }

  @Test("One worker is the caller itself")
  func alone() {
    let caller = Thread.current
    WorkerPool.shared.run(count: 5, workers: 1) { worker, _ in
      #expect(worker == 0 && Thread.current === caller)
    }
  }
}
