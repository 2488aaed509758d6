import Foundation
import Testing

@testable import CoreGraphics

@Suite("Which formats are read")
struct ImageFormatTests {
  private func reason(_ data: Data) -> ImageDecodingError? {
    #expect(throws: ImageDecodingError.self) { try CGImage.decoded(from: data) }
  }

  /// A BMP file by the book: rows of 24 bits a pixel, filled up to 4 bytes, from the bottom.
  static func bmp(width: UInt32, height: UInt32, pixels: [UInt8]) -> Data {
    func little(_ number: UInt32) -> [UInt8] {
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let header =
      little(40) + little(width) + little(height) + [1, 0, 24, 0] + little(0)
      + little(UInt32(pixels.count)) + little(2835) + little(2835) + little(0) + little(0)
    return Data(
      Array("BM".utf8) + little(UInt32(54 + pixels.count)) + little(0) + little(54) + header
        + pixels)
  }

  @Test("A whole BMP is not read, nor one that says it is huge, and both are named")
  func bitmap() {
    let small = Self.bmp(width: 1, height: 1, pixels: [0, 0, 255, 0])
    #expect(reason(small) == .unread(format: "BMP"))
    let huge = Self.bmp(width: 30_000, height: 30_000, pixels: [0, 0, 255, 0])
    #expect(reason(huge) == .unread(format: "BMP"))
    #expect(reason(small)?.description == "BMP is not read, only PNG, JPEG, WebP and SVG are")
  }

  @Test(
    "Others are told by their first bytes",
    arguments: [
      ("GIF89a\u{1}\0\u{1}\0", "GIF"), ("GIF87a", "GIF"),
      ("II*\0", "TIFF"), ("MM\0*", "TIFF"), ("\0\0\0\u{18}ftypheic", "HEIC"),
      ("\0\0\0\u{18}ftypavif", "AVIF"), ("%PDF-1.4", "PDF"),
    ])
  func named(_ text: String, _ format: String) {
    #expect(reason(Data(text.utf8)) == .unread(format: format))
  }

  @Test(
    "What has no such beginning is no picture",
    arguments: [
      "", "B", "P6\n1 1\n255\nabc", "/* XPM */", "RIFF    WAVE", "<?xml?><plist/>", "\0", "<svga>",
      "<svg",
    ])
  func unknown(_ text: String) {
    #expect(reason(Data(text.utf8)) == .unread(format: nil))
    #expect(reason(Data(text.utf8))?.description == "this is neither PNG, JPEG, WebP nor SVG")
  }

  @Test("The beginning alone does not make a picture")
  func beginnings() {
    #expect(reason(Data([0x89, 0x50, 0x4e, 0x47])) == .damaged(.png, reason: "it has no header"))
    #expect(
      reason(Data([0xff, 0xd8, 0xff])) == .damaged(.jpeg, reason: "it has no frame header"))
  }
}
