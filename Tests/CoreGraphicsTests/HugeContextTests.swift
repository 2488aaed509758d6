import Testing

@testable import CoreGraphics

@Suite("Bitmaps of any size") struct HugeContextTests {
  @Test(
    "More points than an integer holds are cut to the longest side",
    arguments: [1e18, 1e300, .greatestFiniteMagnitude])
  func huge(_ points: CGFloat) {
    let context = CGContext(size: CGSize(width: points, height: 1), scale: 1)
    #expect(context.buffer.width == PixelBuffer.largestSide)
    #expect(context.buffer.height == 1)
  }

  @Test("Less than nothing, and what is no number, is one pixel", arguments: [0, -1e300, .nan])
  func least(_ points: CGFloat) {
    let context = CGContext(size: CGSize(width: points, height: 2), scale: 2)
    #expect(context.buffer.width == 1)
    #expect(context.buffer.height == 4)
  }
}
