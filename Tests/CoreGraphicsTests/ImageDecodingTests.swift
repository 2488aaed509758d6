import Foundation
import Testing

@testable import CoreGraphics

@Suite("Damaged PNG files")
struct ImageDecodingTests {
  @Test("A file made by hand is decoded")
  func whole() throws {
    let image = try #require(CGImage.decoded(from: png()))
    #expect(image.width == 1 && image.height == 1)
    #expect(image.buffer[0, 0] == 0xffff_8000)
  }

  @Test("Cut off anywhere it is no picture, and nobody reads on for ever")
  func cutOff() {
    let data = png()
    for count in 0..<data.count {
      #expect(CGImage.decoded(from: data.prefix(count)) == nil, "\(count) bytes")
    }
  }

  @Test("A part that says it is longer than the file")
  func tooLongPart() {
    for first: UInt8 in [0x00, 0x7f, 0xff] {
      var data = png()
      // The length of the part behind the header: 8 bytes of signature, 12 + 13 of header.
      data[33] = first
      data[35] = 0xff
      #expect(CGImage.decoded(from: data) == nil)
    }
  }

  @Test("Sides of none, or beyond the largest, before memory is taken", arguments: [0, 60_000])
  func sides(_ side: UInt32) {
    #expect(CGImage.decoded(from: png(width: side)) == nil)
    #expect(CGImage.decoded(from: png(height: side)) == nil)
  }

  @Test("A slice of a larger buffer is looked at from its own start")
  func slice() {
    let data = Data([1, 2, 3]) + png()
    #expect(CGImage.decoded(from: data.dropFirst(3)) != nil)
  }

  // MARK: A PNG file by the book: one pixel of orange, in a stored block.

  private func png(width: UInt32 = 1, height: UInt32 = 1) -> Data {
    let row: [UInt8] = [0, 0xff, 0x80, 0x00]
    let stored: [UInt8] = [0x78, 0x01, 0x01, 4, 0, 0xfb, 0xff] + row + big(adler32(row))
    return Data(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        + part("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        + part("gAMA", big(45455)) + part("IDAT", stored) + part("IEND", []))
  }

  private func part(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + contents
    return big(UInt32(contents.count)) + checked + big(crc32(checked))
  }

  private func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1
      }
    }
  }

  private func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65521
      return (a, (sums.b + a) % 65521)
    }
    return sums.b << 16 | sums.a
  }
}
