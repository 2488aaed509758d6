import Compositor
import CompositorKernels
import RandomDisplayLists
import Testing

@Suite("Kernels: every set gives the bytes of the scalar one")
struct KernelTests {
  static let sets = KernelSet.available.filter { $0 != .scalar }
  static let lengths = 0...70
  static let seeds = RandomRun.seeds(from: 1_000, count: 200)

  /// Rows of random pixels with room around what the kernels touch.
  struct Rows {
    var random: SeededGenerator
    let offset: Int
    let length: Int

    init(seed: UInt64, length: Int) {
      random = SeededGenerator(seed: seed &* 1_000 &+ UInt64(length))
      offset = random.integer(0...7)
      self.length = length
    }

    /// Premultiplied, often all transparent or opaque.
    mutating func pixels(_ count: Int, isOpaque: Bool = false) -> [UInt32] {
      let kind = random.integer(0...3)
      return (0..<count).map { _ in
        let alpha =
          isOpaque || kind == 0 ? 255 : kind == 1 ? 0 : UInt32(random.integer(0...255))
        let c = (0..<3).map { _ in UInt32(random.integer(0...Int(alpha))) }
        return alpha << 24 | c[0] << 16 | c[1] << 8 | c[2]
      }
    }

    mutating func mask(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in random.pick([0, 255, UInt8(random.integer(0...255))]) }
    }

    mutating func alpha() -> Int32 { random.pick([255, 0, 128, Int32(random.integer(0...255))]) }
  }

  /// Runs `body` with the scalar set and another one on copies of random rows and compares all
  /// of what it may have written to, and what lies around it.
  func compare(
    _ name: String, _ set: KernelSet, _ seed: UInt64,
    _ body: (
      _ kernels: CompositorKernels, _ dst: UnsafeMutablePointer<UInt32>, _ src: [UInt32],
      _ mask: [UInt8], _ rows: inout Rows
    ) -> Void
  ) {
    let scalar = compositor_kernels(0)!.pointee
    let other = compositor_kernels(set.rawValue)!.pointee
    for length in Self.lengths {
      var rows = Rows(seed: seed, length: length)
      let before = rows.pixels(length + 16, isOpaque: rows.random.happens(0.5))
      let src = rows.pixels(length + 16)
      let mask = rows.mask(length + 16)
      let results = [scalar, other].map { kernels in
        var dst = before
        // Both runs get the same random numbers.
        var copy = rows
        dst.withUnsafeMutableBufferPointer {
          body(kernels, $0.baseAddress! + rows.offset, src, mask, &copy)
        }
        return dst
      }
      let place = "\(name), length \(length), INTERLUDE_SEED=\(seed)"
      #expect(results[0] == results[1], "\(place)")
      #expect(results[0][..<rows.offset] == before[..<rows.offset], "\(place): before the row")
      let end = rows.offset + length
      #expect(results[1][end...] == before[end...], "\(place): after the row")
    }
  }

  @Test(arguments: sets)
  func blending(_ set: KernelSet) {
    for seed in Self.seeds {
      compare("fill", set, seed) { kernels, dst, src, _, rows in
        kernels.fill(dst, Int32(rows.length), src[0])
      }
      compare("tint", set, seed) { kernels, dst, src, _, rows in
        kernels.tint(dst, Int32(rows.length), src[0] | 0xff00_0000, rows.alpha())
      }
      compare("tint_mask", set, seed) { kernels, dst, src, mask, rows in
        kernels.tint_mask(dst, Int32(rows.length), src[0] | 0xff00_0000, rows.alpha(), mask)
      }
      compare("blend", set, seed) { kernels, dst, src, _, rows in
        let opaque = src.map { $0 | 0xff00_0000 }
        kernels.blend(dst, opaque, Int32(rows.length), rows.alpha())
      }
      compare("blend_mask", set, seed) { kernels, dst, src, mask, rows in
        let opaque = src.map { $0 | 0xff00_0000 }
        kernels.blend_mask(dst, opaque, Int32(rows.length), rows.alpha(), mask)
      }
      compare("over", set, seed) { kernels, dst, src, _, rows in
        kernels.over(dst, src, Int32(rows.length), rows.alpha())
      }
      compare("add", set, seed) { kernels, dst, src, _, rows in
        kernels.add(dst, src, Int32(rows.length), rows.alpha())
      }
      compare("over_mask", set, seed) { kernels, dst, src, mask, rows in
        kernels.over_mask(dst, src, Int32(rows.length), rows.alpha(), mask)
      }
    }
  }

  @Test("Pixels that are not premultiplied give the same wrong colours", arguments: sets)
  func damagedPixels(_ set: KernelSet) {
    for seed in Self.seeds {
      compare("over", set, seed) { kernels, dst, _, mask, rows in
        let src = (0..<rows.length).map { _ in UInt32(truncatingIfNeeded: rows.random.next()) }
        kernels.over(dst, src, Int32(rows.length), rows.alpha())
        kernels.over_mask(dst, src, Int32(rows.length), rows.alpha(), mask)
      }
    }
  }

  @Test(arguments: sets)
  func masks(_ set: KernelSet) {
    for seed in Self.seeds {
      let scalar = compositor_kernels(0)!.pointee
      let other = compositor_kernels(set.rawValue)!.pointee
      for length in Self.lengths {
        var rows = Rows(seed: seed, length: length)
        let (mask, factor) = (rows.mask(length + 8), rows.mask(length))
        var (one, two) = (mask, mask)
        scalar.multiply(&one, factor, Int32(length))
        other.multiply(&two, factor, Int32(length))
        #expect(one == two, "multiply, length \(length), INTERLUDE_SEED=\(seed)")
        #expect(two[length...] == mask[length...])
      }
    }
  }

  @Test(arguments: sets)
  func sampling(_ set: KernelSet) {
    for seed in Self.seeds {
      compare("shift", set, seed) { kernels, dst, src, _, rows in
        var below = Array(src.reversed())
        below[0] = 0xffff_ffff
        kernels.shift(
          dst, src, below, Int32(rows.length), rows.random.pick([0, 255, 128, 37]),
          rows.random.pick([0, 255, 128, 211]))
      }
      compare("coordinates", set, seed) { kernels, dst, _, _, rows in
        let wide = rows.random.happens(0.5) ? Int(Int32.max) : 1 << 22
        let start = Int32(rows.random.integer(-wide...wide))
        let step = Int32(rows.random.integer(-200_000...200_000))
        dst.withMemoryRebound(to: Int32.self, capacity: rows.length) {
          kernels.coordinates($0, Int32(rows.length), start, step, 16_000)
        }
      }
      compare("gather", set, seed) { kernels, dst, _, _, rows in
        let (stride, height) = (13, 9)
        let pixels = rows.pixels(stride * (height + 1) + 8)
        let u = (0..<rows.length).map { _ in Int32(rows.random.integer(0...(stride - 1) * 256)) }
        let v = (0..<rows.length).map { _ in Int32(rows.random.integer(0...(height - 1) * 256)) }
        // However far ahead, nothing of it is read.
        let ahead = rows.random.integer(-1_000_000_000...1_000_000_000)
        kernels.gather(dst, pixels, Int32(stride), u, v, Int32(rows.length), ahead)
      }
      compare("gather_row", set, seed) { kernels, dst, _, _, rows in
        let length = 60
        let pixels = rows.pixels(length + 16)
        let limit = (length - 1) * 256
        // Anywhere, or in equal steps of up to three pixels, to the right or to the left.
        let (start, step) = (rows.random.integer(0...limit), rows.random.integer(-800...800))
        let isOrdered = rows.random.happens(0.8)
        let u = (0..<rows.length).map { index in
          let place = isOrdered ? start + index * step : rows.random.integer(0...limit)
          return Int32(min(max(place, 0), limit))
        }
        kernels.gather_row(dst, pixels, u, Int32(rows.length))
      }
    }
  }
}
