import Compositor
import CompositorKernels
import RandomDisplayLists
import Testing

@Suite("Kernels of effects: every set gives the numbers of the scalar one")
struct EffectKernelTests {
  static let sets = KernelSet.available.filter { $0 != .scalar }
  static let lengths = 0...40
  static let seeds = RandomRun.seeds(from: 2_000, count: 100)

  /// Runs `body` with both sets on equal numbers and compares all that they may have written to,
  /// and what lies around it.
  func compare<Element: FixedWidthInteger>(
    _ name: String, _ set: KernelSet, _ seed: UInt64, writing perLength: Int,
    _ body: (
      _ kernels: CompositorKernels, _ out: UnsafeMutablePointer<Element>, _ length: Int32,
      _ random: inout SeededGenerator
    ) -> Void
  ) {
    for length in Self.lengths {
      var random = SeededGenerator(seed: seed &* 1_000 &+ UInt64(length))
      let offset = random.integer(0...7)
      let before = (0..<length * perLength + 64).map { _ in
        Element(truncatingIfNeeded: random.next())
      }
      let results = [KernelSet.scalar, set].map { set in
        var out = before
        var copy = random
        out.withUnsafeMutableBufferPointer {
          body(
            compositor_kernels(set.rawValue)!.pointee, $0.baseAddress! + offset, Int32(length),
            &copy)
        }
        return out
      }
      let place = "\(name), length \(length), INTERLUDE_SEED=\(seed)"
      #expect(results[0] == results[1], "\(place)")
      #expect(results[1][..<offset] == before[..<offset], "\(place): before the row")
      let end = offset + length * perLength
      #expect(results[1][end...] == before[end...], "\(place): after the row")
    }
  }

  func pixels(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
  }

  @Test("Places in perspective, also of numbers that are none", arguments: sets)
  func project(_ set: KernelSet) {
    func numbers(_ random: inout SeededGenerator, _ range: ClosedRange<Double>) -> Float {
      let strange: [Float] = [0, .nan, .infinity, -.infinity, 1e30, -1e-30]
      return random.happens(0.05) ? random.pick(strange) : Float(random.number(range))
    }
    for seed in Self.seeds {
      compare("invert", set, seed, writing: 1) {
        (kernels, out: UnsafeMutablePointer<Int32>, length, random) in
        let (start, step) = (numbers(&random, -1...2), numbers(&random, -0.02...0.02))
        var scales = [Float](repeating: 0, count: Int(length) + 8)
        kernels.invert(&scales, Int32(random.integer(0...255)), length, start, step)
        // Of what is not a number any bits will do.
        for index in 0..<Int(length) {
          out[index] = scales[index].isNaN ? 0 : Int32(bitPattern: scales[index].bitPattern)
        }
      }
      compare("project", set, seed, writing: 1) {
        (kernels, out: UnsafeMutablePointer<Int32>, length, random) in
        let (start, step) = (numbers(&random, -500...500), numbers(&random, -3...3))
        let scales = (0..<length + 8).map { _ in numbers(&random, -300...600) }
        kernels.project(
          out, scales, Int32(random.integer(0...255)), length, start, step, 12_800)
      }
    }
  }

  @Test("Multiplying by the alpha of a mask", arguments: sets)
  func multiplyAlpha(_ set: KernelSet) {
    for seed in Self.seeds {
      compare("multiply_alpha", set, seed, writing: 1) {
        (kernels, out: UnsafeMutablePointer<UInt32>, length, random) in
        let mask = pixels(Int(length) + 1, &random).map { random.pick([0, 0xff00_0000, $0]) }
        kernels.multiply_alpha(out, mask, length)
      }
    }
  }

  @Test("Means of squares of pixels", arguments: sets, [1, 2, 4, 8, 16])
  func shrink(_ set: KernelSet, _ factor: Int) {
    for seed in Self.seeds.prefix(RandomRun.isFullLength ? 100 : 1) {
      compare("shrink by \(factor)", set, seed, writing: 4) {
        (kernels, out: UnsafeMutablePointer<UInt16>, length, random) in
        let stride = Int(length) * factor + random.integer(0...5)
        let source = pixels(max(stride * factor, 1), &random)
        kernels.shrink(out, source, Int32(stride), length, Int32(factor))
      }
    }
  }

  @Test("Weighted sums", arguments: sets)
  func weigh(_ set: KernelSet) {
    for seed in Self.seeds {
      compare("weigh", set, seed, writing: 1) {
        (kernels, out: UnsafeMutablePointer<UInt16>, length, random) in
        let taps = 2 * random.integer(0...20) + 1
        let step = random.pick([1, 4, 37])
        let weights = (0..<taps).map { _ in UInt16(random.integer(0...65_536 / taps - 1)) }
        let values = (0..<Int(length) + taps * step).map { _ in UInt16(random.integer(0...65_280)) }
        kernels.weigh(out, values, step, length, weights, Int32(taps))
      }
    }
  }

  @Test("Numbers to pixels", arguments: sets)
  func pack(_ set: KernelSet) {
    for seed in Self.seeds {
      compare("pack", set, seed, writing: 1) {
        (kernels, out: UnsafeMutablePointer<UInt32>, length, random) in
        let values = (0..<4 * Int(length) + 1).map { _ in
          random.pick([0, 65_535, UInt16(random.integer(0...65_535))])
        }
        kernels.pack(out, values, length)
      }
    }
  }
}

@Suite("Kernels of effects: the scalar set computes what it says")
struct ScalarEffectKernelTests {
  let kernels = compositor_kernels(0)!.pointee

  @Test("A mask of alpha 128 makes 128 out of 255, whatever its colour")
  func multiplyAlpha() {
    // 128 · 128 / 255 is 64.3, 64 · 128 / 255 is 32.1, 32 · 128 / 255 is 16.1.
    for color: UInt32 in [0, 0x80_8080, 0x00_4010] {
      var pixels: [UInt32] = [0xff80_4020, 0xff80_4020, 0xff80_4020]
      kernels.multiply_alpha(&pixels, [0x8000_0000 | color, 0xff00_0000 | color, color], 3)
      #expect(pixels == [0x8040_2010, 0xff80_4020, 0])
    }
  }

  @Test("A mean of four pixels, channel by channel: blue, green, red, alpha")
  func shrink() {
    var out = [UInt16](repeating: 7, count: 5)
    kernels.shrink(&out, [0xff0a_0001, 0xff14_0002, 0xff1e_0003, 0xff28_ff04], 2, 1, 2)
    // (1 + 2 + 3 + 4) / 4 is 2.5; 255 / 4 is 63.75; (10 + 20 + 30 + 40) / 4 is 25.
    #expect(out == [640, 16_320, 6_400, 65_280, 7])
  }

  @Test("Squares of equal pixels have that pixel as their mean", arguments: [1, 2, 4, 8, 16])
  func shrinkEqual(_ factor: Int) {
    let source = [UInt32](repeating: 0xff80_1103, count: 3 * factor * factor)
    var out = [UInt16](repeating: 0, count: 12)
    kernels.shrink(&out, source, Int32(3 * factor), 3, Int32(factor))
    let one: [UInt16] = [3 * 256, 17 * 256, 128 * 256, 255 * 256]
    #expect(out == one + one + one)
  }

  @Test("Weights of a quarter, a half and a quarter; half of the taps is added")
  func weigh() {
    var out = [UInt16](repeating: 0, count: 2)
    let values: [UInt16] = [1000, 9, 2000, 9, 3000, 9, 4000]
    kernels.weigh(&out, values, 2, 1, [16_384, 32_768, 16_384], 3)
    #expect(out == [2001, 0])
    kernels.weigh(&out, [1000, 2000, 3000, 5000], 1, 2, [16_384, 32_768, 16_384], 3)
    #expect(out == [2001, 3251])
  }

  @Test("Numbers become the nearest levels, halves the upper one")
  func pack() {
    var out: [UInt32] = [0, 0]
    kernels.pack(&out, [127, 128, 1280, 65_280, 383, 384, 32_768, 65_535], 2)
    #expect(out == [0xff05_0100, 0xff80_0201])
  }

  @Test("A place in perspective: divided, from the first pixel's centre, kept in the picture")
  func project() {
    var (u, scales) = ([Int32](repeating: 0, count: 4), [Float](repeating: 0, count: 4))
    // Divisors 1, 2, 4.
    kernels.invert(&scales, 1, 2, 0, 1)
    kernels.invert(&scales[2], 0, 1, 4, 1)
    #expect(scales == [256, 128, 64, 0])
    // 10.5 / 1 - 0.5, 11.5 / 2 - 0.5, 12.5 / 4 - 0.5, times 256.
    kernels.project(&u, scales, 1, 3, 9.5, 1, 2_560)
    #expect(u == [2_560, 1_344, 672, 0])
    kernels.project(&u, scales, 1, 3, 0, -1, 2_560)
    #expect(u == [0, 0, 0, 0])
    // Something and nothing by a divisor of 0: the end, and no number.
    kernels.invert(&scales, 0, 2, 0, 0)
    kernels.project(&u, scales, 0, 2, 5, 0, 300)
    #expect(u[..<2] == [300, 300])
    kernels.project(&u, scales, 0, 2, 0, 0, 300)
    #expect(u[..<2] == [0, 0])
  }

  @Test("Saturation moves colours from their grey and keeps them within their alpha")
  func saturate() {
    // 18/256 of 2560, 183/256 of 5120 and 55/256 of 7680 are 5490.
    func saturated(_ saturation: Int32, alpha: UInt16 = 65_280) -> [UInt16] {
      var pixel: [UInt16] = [2_560, 5_120, 7_680, alpha]
      compositor_saturate(&pixel, 1, saturation)
      return pixel
    }
    #expect(saturated(256) == [2_560, 5_120, 7_680, 65_280])
    #expect(saturated(0) == [5_490, 5_490, 5_490, 65_280])
    #expect(saturated(512) == [0, 4_750, 9_870, 65_280])
    #expect(saturated(512, alpha: 8_000) == [0, 4_750, 8_000, 8_000])
  }

  @Test("The first and the last pixel are repeated around a row")
  func extend() {
    var row: [UInt16] = Array(repeating: 0, count: 8) + [1, 2, 3, 4, 5, 6, 7, 8] + [0, 0, 0, 0, 9]
    row.withUnsafeMutableBufferPointer { compositor_extend($0.baseAddress! + 8, 2, 1) }
    #expect(
      row == [0, 0, 0, 0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8, 5, 6, 7, 8, 9])
  }
}
