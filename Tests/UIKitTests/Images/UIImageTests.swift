import Assets
import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("UIImage", .ownStage) @MainActor struct UIImageTests {
  /// A PNG of 2 x 1 pixels, written out by hand: red, and blue at half its alpha.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4"
      + "z8AAQg0AD3oDfnfpf5cAAAAASUVORK5CYII="
  )!

  private static var jpeg: Data {
    Data(AssetCatalogue.asset(named: "pictures/lake.jpg")!.bytes)
  }

  @Test("JPEG: its size in pixels is its size in points, and every pixel is opaque")
  func jpeg() throws {
    let image = try #require(UIImage(data: Self.jpeg))
    let (width, height) = try Self.jpegSize(Self.jpeg)
    #expect(image.scale == 1)
    #expect(image.size == CGSize(width: width, height: height))
    #expect(image.cgImage?.isOpaque == true)
  }

  /// Reads the frame header, which begins with the marker FF C0 or FF C2.
  private static func jpegSize(_ data: Data) throws -> (width: Int, height: Int) {
    let bytes = [UInt8](data)
    let index = try #require(
      bytes.indices.dropLast(9).first {
        bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1]) && bytes[$0 + 2] == 0
      })
    func number(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
    return (number(index + 7), number(index + 5))
  }

  @Test("PNG: alpha is kept, colours are premultiplied by it")
  func png() throws {
    let image = try #require(UIImage(data: Self.png))
    #expect(image.size == CGSize(width: 2, height: 1))
    let pixels = try #require(image.cgImage).buffer
    #expect(pixels[0, 0] == 0xFFFF_0000)
    // 255 · 128 / 255 = 128.
    #expect(pixels[1, 0] == 0x8000_0080)
    #expect(image.cgImage?.isOpaque == false)
  }

  @Test("What is no picture gives nil, and a line that says why")
  func noPicture() throws {
    let stage = TestStage()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "moving.png").path
    try Data("GIF89a".utf8).write(to: URL(filePath: file))
    stage.perform {
      #expect(UIImage(data: Data("not a picture".utf8)) == nil)
      #expect(UIImage(data: Self.png.dropLast(20)) == nil)
      #expect(UIImage(contentsOfFile: file) == nil)
      // Who asks whether there is a file gets no line.
      #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
      #expect(UIImage(contentsOfFile: "") == nil)
    }
    stage.advance()
    #expect(
      stage.consoleLines == [
        "UIImage(data:) gives nil: this is neither PNG, JPEG, WebP nor SVG",
        "UIImage(data:) gives nil: damaged PNG (the file ends too early)",
        "UIImage(contentsOfFile: \"\(file)\") gives nil: GIF is not read, "
          + "only PNG, JPEG, WebP and SVG are",
      ])
  }

  @Test("The line is the only one on standard error, from whatever thread")
  func oneLine() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      for index in [44, 50] {
        var data = await Self.png
        data[index] ^= 0x10
        _ = UIImage(data: data)
        await MainActor.run { _ = UIImage(data: data) }
      }
    }
    let lines = result.standardErrorText.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines { #expect(line.hasPrefix("UIImage(data:) gives nil: damaged PNG (IDAT: ")) }
  }

  @Test("A picture of nothing has no size")
  func nothing() {
    #expect(UIImage().cgImage == nil && UIImage().size == .zero)
    #expect(UIImage() == UIImage())
  }

  @Test("Cut off anywhere, a JPEG gives an error or a picture, and no trap")
  func cutOff() {
    for count in stride(from: 0, to: Self.jpeg.count, by: max(1, Self.jpeg.count / 40)) {
      _ = try? CGImage.decoded(from: Self.jpeg.prefix(count))
    }
    #expect(throws: ImageDecodingError.self) { try CGImage.decoded(from: Self.jpeg.prefix(100)) }
  }

  @Test("Each byte damaged in turn, a PNG gives an error or a picture, and no trap")
  func damaged() {
    for index in Self.png.indices {
      var data = Self.png
      data[index] ^= 0xFF
      if let image = try? CGImage.decoded(from: data) {
        #expect(image.width > 0 && image.height > 0)
      }
    }
  }

  @Test("A PNG that says it is huge gives nil")
  func huge() {
    for side: UInt32 in [16385, 1_000_000, 0x7FFF_FFFF] {
      var data = Self.png
      // The width stands after signature, length and "IHDR"; its checksum at 29.
      for (offset, shift) in [(16, 24), (17, 16), (18, 8), (19, 0)] {
        data[offset] = UInt8(side >> UInt32(shift) & 0xFF)
      }
      let sum = PlainPNG.checksum([UInt8](data[12..<29]))
      for (offset, shift) in [(29, 24), (30, 16), (31, 8), (32, 0)] {
        data[offset] = UInt8(sum >> UInt32(shift) & 0xFF)
      }
      // On a stage of its own: the lines would come into the log of whoever's is the newest.
      TestStage().perform { #expect(UIImage(data: data) == nil, "\(side)") }
    }
  }

  @Test("Two images are equal when pixels and scale are")
  func equality() {
    let (one, other) = (UIImage(data: Self.png), UIImage(data: Self.png))
    #expect(one == other)
    #expect(one?.hashValue == other?.hashValue)
    #expect(one != UIImage(data: Self.jpeg))
  }
}
