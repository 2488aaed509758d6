import Foundation
import Testing

@testable import CoreGraphics

@Suite("PNG files, whole and damaged")
struct PNGDecodingTests {
  private func reason(_ data: Data) -> ImageDecodingError? {
    #expect(throws: ImageDecodingError.self) { try CGImage.decoded(from: data) }
  }

  @Test("A file made by hand is decoded")
  func whole() throws {
    let image = try CGImage.decoded(from: HandmadePNG.data())
    #expect(image.width == 1 && image.height == 1)
    #expect(image.buffer[0, 0] == 0xffff_8000)
  }

  @Test("Cut off anywhere it is no picture, and nobody reads on for ever")
  func cutOff() {
    let data = HandmadePNG.data()
    for count in 0..<data.count {
      #expect(reason(data.prefix(count)) != nil, "\(count) bytes")
    }
  }

  @Test("A part that says it is longer than the file")
  func tooLongPart() {
    for first: UInt8 in [0x00, 0x7f, 0xff] {
      var data = HandmadePNG.data()
      // The length of the part behind the header: 8 bytes of signature, 12 + 13 of header.
      data[33] = first
      data[35] = 0xff
      #expect(reason(data) != nil)
    }
  }

  @Test(
    "Sides of none, or beyond the largest, before memory is taken",
    arguments: [0, 16385, 60_000, 0x7fff_ffff, 0xffff_ffff])
  func sides(_ side: UInt32) {
    #expect(reason(HandmadePNG.data(width: side)) == .badSize(width: Int(side), height: 1))
    #expect(reason(HandmadePNG.data(height: side)) == .badSize(width: 1, height: Int(side)))
  }

  @Test("Few bytes that say they are many pixels get no memory")
  func bomb() {
    // 3 x 16384 x 16384 bytes come from 780,000 at the least.
    #expect(
      reason(HandmadePNG.data(width: 16384, height: 16384))
        == .damaged(.png, reason: "too few bytes for its size"))
  }

  @Test("A slice of a larger buffer is looked at from its own start")
  func slice() throws {
    let data = Data([1, 2, 3]) + HandmadePNG.data()
    #expect(try CGImage.decoded(from: data.dropFirst(3)).width == 1)
  }

  @Test("The reason is told, and nobody prints on standard error")
  func quiet() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        // In the pixels an error, in the part before them a warning.
        for place in [44, 60] {
          var data = HandmadePNG.data()
          data[place] ^= 0x10
          let image = try? CGImage.decoded(from: data)
          precondition((image == nil) == (place == 60))
        }
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
    var data = HandmadePNG.data()
    data[60] ^= 0x10
    #expect(reason(data)?.description.hasPrefix("damaged PNG (IDAT: ") == true)
  }
}
