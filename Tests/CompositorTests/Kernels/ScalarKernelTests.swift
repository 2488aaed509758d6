import CompositorKernels
import Testing

@Suite("Kernels: the scalar set computes what it says")
struct ScalarKernelTests {
  let kernels = compositor_kernels(0)!.pointee

  /// numerator / 255 to the nearest; there are no halves.
  func rounded(_ numerator: Int) -> Int { (numerator * 2 + 255) / 510 }

  @Test("A product of levels is rounded to the nearest, for all pairs")
  func products() {
    for a in 0...255 {
      var mask = (0...255).map { UInt8($0) }
      kernels.multiply(&mask, [UInt8](repeating: UInt8(a), count: 256), 256)
      #expect(mask.map(Int.init) == (0...255).map { rounded(a * $0) })
    }
  }

  @Test("Blending an opaque colour rounds once, for all alphas and many levels")
  func blending() {
    for alpha in 0...255 {
      for (source, old) in [(0, 255), (255, 0), (100, 100), (13, 240), (200, 7), (255, 255)] {
        let value = rounded(source * alpha + old * (255 - alpha))
        var pixel = UInt32(0xff00_0000) | UInt32(old) << 16 | UInt32(old)
        let color = UInt32(0xff00_0000) | UInt32(source) << 16 | UInt32(source)
        kernels.tint(&pixel, 1, color, Int32(alpha))
        #expect(pixel == UInt32(0xff00_0000) | UInt32(value) << 16 | UInt32(value))
      }
    }
  }

  @Test("Painting over keeps an opaque pixel opaque")
  func over() {
    for alpha in 0...255 {
      for level in [0, 1, 64, 127, 128, 200, 254, 255] {
        var pixel: UInt32 = 0xffc0_8040
        let source = UInt32(level) << 24 | UInt32(level) << 16
        kernels.over(&pixel, [source], 1, Int32(alpha))
        let part = rounded(level * alpha)
        #expect(pixel >> 24 == 255)
        #expect(Int(pixel >> 16 & 255) == part + rounded(0xc0 * (255 - part)))
      }
    }
  }

  @Test("Shares that make up the whole leave a pixel as it is; a sum ends at 255")
  func adding() {
    for alpha in 0...255 {
      for pixel in [0, 0xffff_ffff, 0x8040_2001, 0x0101_0001, 0xfe80_7f03] as [UInt32] {
        var sum: UInt32 = 0
        kernels.add(&sum, [pixel], 1, Int32(alpha))
        kernels.add(&sum, [pixel], 1, Int32(255 - alpha))
        #expect(sum == pixel)
      }
    }
    var sum: UInt32 = 0xff80_ff01
    kernels.add(&sum, [0xff7f_0180], 1, 255)
    #expect(sum == 0xffff_ff81)
    // 3 · 100/255 = 1.2.
    kernels.add(&sum, [0x0000_c803], 1, 100)
    #expect(sum == 0xffff_ff82)
  }

  @Test("The mean of four pixels: down first, then across")
  func shift() {
    // Down at 64/256: 0 to 200 gives 50, 100 to 40 gives 85; across at 128/256: 67.5 goes up.
    var pixel: UInt32 = 0
    kernels.shift(&pixel, [0, 100, 0], [200, 40, 0], 1, 128, 64)
    #expect(pixel == 68)
  }

  @Test("Coordinates are kept within the picture")
  func coordinates() {
    var values = [Int32](repeating: -1, count: 4)
    kernels.coordinates(&values, 4, -65_536, 65_536 + 32_768, 300)
    #expect(values == [0, 128, 300, 300])
  }
}
