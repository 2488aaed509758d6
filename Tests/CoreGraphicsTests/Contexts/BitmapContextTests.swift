import Testing

@testable import CoreGraphics

@Suite("Bitmaps and images") struct BitmapContextTests {
  private let premultiplied =
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 3, bits: Int = 8,
    row: Int = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
      space: space, bitmapInfo: info ?? premultiplied)
  }

  @Test("The origin is at the lower left, and an image is drawn upright")
  func orientation() {
    let image = picture(2, 2) { $0.fill(CGRect(0, 0, 1, 1)) }
    let made = context()!
    #expect(made.ctm == .identity)
    made.setFillColor(.red)
    made.fill(CGRect(0, 0, 1, 1))
    made.draw(image, in: CGRect(2, 1, 2, 2))
    let result = made.makeImage()!
    #expect(result[0, 2] == 0xFFFF_0000 && result[0, 0] == 0)
    #expect(result[2, 0] == 0xFF00_0000 && result[2, 1] == 0)
  }

  @Test("In UIKit's contexts an image is upside down, unless it is drawn upright")
  func upsideDown() {
    let image = picture(2, 2) { $0.fill(CGRect(0, 0, 1, 1)) }
    #expect(picture(2, 2) { $0.draw(image, in: CGRect(0, 0, 2, 2)) }.alphas(row: 1) == [255, 0])
    #expect(
      picture(2, 2) { $0.drawUpright(image, in: CGRect(0, 0, 2, 2)) }.alphas(row: 0) == [255, 0])
  }

  @Test("Drawing goes into memory of one's own, row by row, and not beyond")
  func ownMemory() {
    var memory = [UInt32](repeating: 7, count: 6 * 3)
    memory.withUnsafeMutableBytes { bytes in
      let made = context(bytes.baseAddress, row: 24)!
      made.clear(CGRect(0, 0, 4, 3))
      made.setFillColor(.red)
      made.fill(CGRect(0, 2, 4, 1))
      _ = made.makeImage()
    }
    #expect(memory[0..<6] == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 7, 7])
    #expect(memory[6..<12] == [0, 0, 0, 0, 7, 7])
  }

  @Test("Without alpha a picture is opaque, whatever is drawn")
  func opaque() {
    let made = context(info: CGImageAlphaInfo.noneSkipLast.rawValue)!
    made.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    made.fill(CGRect(0, 0, 4, 1))
    made.clear(CGRect(0, 0, 1, 3))
    let image = made.makeImage()!
    #expect(image.isOpaque && image[0, 0] == 0xFF00_0000 && image[3, 2] == 0xFF80_0000)
  }

  @Test("What there is no kind of pixel for is nil")
  func refused() {
    var memory = [UInt32](repeating: 0, count: 64)
    memory.withUnsafeMutableBytes { bytes in
      #expect(context(bytes.baseAddress, info: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
      #expect(context(bytes.baseAddress, row: 12) == nil)
      #expect(context(bytes.baseAddress, row: 17) == nil)
      #expect(context(bytes.baseAddress! + 1) == nil)
    }
    #expect(context(width: 0) == nil && context(height: 16385) == nil && context(bits: 16) == nil)
    #expect(context(width: -1) == nil && context(row: 8) == nil)
    #expect(context(info: CGImageAlphaInfo.first.rawValue) == nil)
    #expect(context(space: CGColorSpaceCreateDeviceGray(), info: 0) == nil)
    #expect(context(info: 31) == nil)
  }

  @Test("makeImage is apart from what is drawn later")
  func apart() {
    let made = context()!
    let before = made.makeImage()!
    made.fill(CGRect(0, 0, 4, 3))
    #expect(before[0, 0] == 0 && made.makeImage()![0, 0] == 0xFF00_0000)
  }

  @Test("Drawn smaller, all pixels count; without interpolation one does")
  func quality() {
    // A checkerboard.
    let board = picture(64, 64) { context in
      for y in 0..<64 {
        for x in 0..<64 where (x + y) % 2 == 0 {
          context.fill(CGRect(CGFloat(x), CGFloat(y), 1, 1))
        }
      }
    }
    let small = picture(8, 8) { $0.draw(board, in: CGRect(0, 0, 8, 8)) }
    #expect((0..<8).flatMap { small.alphas(row: $0) }.allSatisfy { abs($0 - 128) <= 8 })
    let nearest = picture(8, 8) {
      $0.interpolationQuality = .none
      $0.draw(board, in: CGRect(0, 0, 8, 8))
    }
    #expect((0..<8).flatMap { nearest.alphas(row: $0) }.allSatisfy { $0 == 0 || $0 == 255 })
  }
}
