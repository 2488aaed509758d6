import Foundation
import Testing

@testable import CoreGraphics

@Suite("JPEG files, whole and damaged")
struct JPEGDecodingTests {
  private func reason(_ data: Data) -> ImageDecodingError? {
    #expect(throws: ImageDecodingError.self) { try CGImage.decoded(from: data) }
  }

  @Test("A file made by hand is decoded")
  func whole() throws {
    let image = try CGImage.decoded(from: HandmadeJPEG.data())
    #expect(image.width == 3 && image.height == 2)
    #expect(image.isOpaque)
    // All coefficients 0 is the middle of 0...255.
    #expect(image.buffer[0, 0] == 0xff80_8080 && image.buffer[2, 1] == 0xff80_8080)
  }

  @Test(
    "Sides of none, or beyond the largest, before memory is taken", arguments: [16385, 0xffff])
  func sides(_ side: UInt16) {
    #expect(reason(HandmadeJPEG.data(width: side)) == .badSize(width: Int(side), height: 2))
    #expect(reason(HandmadeJPEG.data(height: side)) == .badSize(width: 3, height: Int(side)))
  }

  @Test("No side is no picture")
  func noSides() {
    #expect(reason(HandmadeJPEG.data(width: 0)) == .badSize(width: 0, height: 2))
    #expect(reason(HandmadeJPEG.data(height: 0)) == .badSize(width: 3, height: 0))
  }

  @Test("Few bytes that say they are many pixels get no memory")
  func bomb() {
    let data = HandmadeJPEG.data(width: 16384, height: 16384)
    #expect(
      reason(data)
        == .damaged(
          .jpeg, reason: "\(data.count) bytes are too few for 16384 x 16384 pixels"))
  }

  @Test("The size is found behind whatever may stand before it, as the decoder finds it")
  func beforeTheFrame() throws {
    // An application's segment with what looks like a frame of 9 x 9, and a comment.
    let decoy = HandmadeJPEG.frame(9, 9)
    let application = [0xff, 0xe0, 0, UInt8(2 + decoy.count)] + decoy
    let comment: [UInt8] = [0xff, 0xfe, 0, 4, 0xff, 0xc0]
    for extra in [application, comment, application + comment, [0xff, 0xff, 0xff], [0xff, 0x01]] {
      let data = Data(
        HandmadeJPEG.start + extra + HandmadeJPEG.tables + HandmadeJPEG.frame(3, 2)
          + HandmadeJPEG.scan + [0xff, 0xd9])
      let size = try #require(JPEGHeader.size(of: data), "\(extra)")
      #expect(size == (3, 2))
      #expect(try CGImage.decoded(from: data).width == 3)
    }
  }

  @Test("Without a frame header there is no size")
  func noFrame() {
    for rest in [
      [], HandmadeJPEG.scan, [0xff, 0xd9], [0xff, 0xd8], [0xff], [0xff, 0xe0], [0xff, 0xe0, 0, 1],
      [0xff, 0xe0, 0xff, 0xff], [0xff, 0xc0, 0, 11, 8, 0],
    ] as [[UInt8]] {
      let data = Data(HandmadeJPEG.start + [0xff, 0xfe, 0, 2] + rest)
      #expect(JPEGHeader.size(of: data) == nil, "\(rest)")
      #expect(reason(data) == .damaged(.jpeg, reason: "it has no frame header"))
    }
  }

  @Test("Cut off or damaged anywhere it is an error or a picture of the size it says; none prints")
  func damaged() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let whole = HandmadeJPEG.data()
        let cut = whole.indices.map { Data(whole.prefix($0)) }
        let changed = whole.indices.flatMap { index in
          ([0x01, 0x80, 0xff] as [UInt8]).map { bit in
            var data = whole
            data[index] ^= bit
            return data
          }
        }
        for data in cut + changed {
          guard let image = try? CGImage.decoded(from: data) else { continue }
          precondition(JPEGHeader.size(of: data)! == (image.width, image.height))
        }
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }
}
