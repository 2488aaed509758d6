import Foundation
import Testing

@testable import CoreGraphics

@Suite("WebP and SVG") struct WebPAndSVGTests {
  /// 2 x 1 pixels without loss: red, and blue at half its alpha. Made by libwebp.
  static let lossless = Data(
    base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8Q+z//D/yPChWI6H8AAA==")!
  /// 16 x 8 pixels, the left half (200, 30, 30), the rest white.
  static let lossy = Data(
    base64Encoded:
      "UklGRjYAAABXRUJQVlA4ICoAAABwAQCdASoQAAgAAUAmJaACdAFAAAD+77j//61K7/S/7v//3rT//3BAAAA=")!
  /// The same, the upper half of the red at half its alpha.
  static let extended = Data(
    base64Encoded:
      "UklGRmgAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSBcAAAABD/DA/4iIoCBtA2b+Tf95iOj/BBDrAw"
      + "BWUDggKgAAAHABAJ0BKhAACAABQCYloAJ0AUAAAP7vuP//rUrv9L/u///etP//cEAAAA==")!
  /// Two frames of 4 x 4 pixels.
  static let animated = Data(
    base64Encoded:
      "UklGRsoAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GSgAAAAAAAAAAAAMAAA"
      + "MAAGQAAAJWUDggMgAAADABAJ0BKgQABAABQCYloAADcAD+8ut///mwP/bz/wR6Af//0uD//pcH//S4P/SkAAAAQU5N"
      + "RkwAAAAAAAAAAAADAAADAABkAAAAVlA4IDQAAAA0AQCdASoEAAQAAAAmJaAAA3AA/ukiH//3nz//ufP/+58/6M///y"
      + "n7//I4//8jj/5QIAAA")!
  /// 16 x 8 pixels, to be turned with the clock (Exif 6).
  static let turned = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAB"
      + "ALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBD"
      + "ARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2"
      + "P/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E"
      + "ABUBAQEAAAAAAAAAAAAAAAAAAAMF/8QAGhEAAQUBAAAAAAAAAAAAAAAAAAMFQUKBwf/aAAwDAQACEQMRAD8AjtYACM"
      + "lRxrvD/9k=")!

  private func reason(_ data: Data, scale: CGFloat = 1) -> ImageDecodingError? {
    #expect(throws: ImageDecodingError.self) { try CGImage.decoded(from: data, scale: scale) }
  }

  private func levels(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  private func isNear(_ pixel: UInt32, _ wanted: [Int], _ tolerance: Int) -> Bool {
    zip(levels(pixel), wanted).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // MARK: WebP

  @Test("WebP without loss: alpha is kept, colours are premultiplied by it")
  func losslessPixels() throws {
    let image = try CGImage.decoded(from: Self.lossless)
    #expect(image.width == 2 && image.height == 1 && !image.isOpaque)
    #expect(image.buffer[0, 0] == 0xFFFF_0000)
    #expect(image.buffer[1, 0] == 0x8000_0080)
  }

  @Test("WebP with loss, and with an alpha beside it")
  func lossyPixels() throws {
    let plain = try CGImage.decoded(from: Self.lossy)
    #expect(plain.width == 16 && plain.height == 8 && plain.isOpaque)
    #expect(isNear(plain.buffer[2, 4], [255, 200, 30, 30], 12))
    #expect(isNear(plain.buffer[13, 4], [255, 255, 255, 255], 12))
    let mixed = try CGImage.decoded(from: Self.extended)
    #expect(mixed.width == 16 && mixed.height == 8 && !mixed.isOpaque)
    #expect(isNear(mixed.buffer[2, 1], [128, 100, 15, 15], 8))
    #expect(isNear(mixed.buffer[2, 6], [255, 200, 30, 30], 12))
  }

  @Test("WebP that moves is named as what is not read")
  func animatedWebP() {
    #expect(reason(Self.animated) == .unread(format: "animated WebP"))
  }

  @Test("WebP: cut off anywhere it is an error")
  func cutOffWebP() {
    for data in [Self.lossless, Self.lossy, Self.extended] {
      // The last byte fills up to an even length.
      for count in 0..<data.count - 1 {
        #expect((try? CGImage.decoded(from: data.prefix(count))) == nil, "\(count)")
      }
    }
    let header = Self.lossless.prefix(20)
    #expect(
      reason(header)?.description == "damaged WebP (it has no picture's header)")
  }

  @Test("WebP: one that says it is too large is refused before it is decoded")
  func hugeWebP() {
    var data = Self.extended
    for offset in 24..<30 { data[offset] = 0xFF }
    #expect(reason(data) == .badSize(width: 1 << 24, height: 1 << 24))
  }

  // MARK: SVG

  private static func svg(_ attributes: String, _ content: String = "") -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  static let square = svg(
    "width=\"8\" height=\"4\"",
    "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#ff0000\"/>"
      + "<rect x=\"4\" y=\"0\" width=\"4\" height=\"4\" fill=\"#0000ff\" fill-opacity=\"0.5\"/>")

  @Test("SVG: drawn with as many pixels as are asked for", arguments: [1, 2, 3, 7.5] as [CGFloat])
  func scales(_ scale: CGFloat) throws {
    let image = try CGImage.decoded(from: Self.square, scale: scale)
    #expect(image.width == Int(8 * scale) && image.height == Int(4 * scale))
    let (x, y) = (image.width - 2, image.height / 2)
    #expect(image.buffer[1, y] == 0xFFFF_0000)
    #expect(isNear(image.buffer[x, y], [128, 0, 0, 128], 1))
    #expect(isNear(image.buffer[1, image.height - 1], [255, 255, 0, 0], 1))
  }

  @Test("SVG: an edge is where it is at every scale, and soft where it lies in a pixel")
  func edges() throws {
    let half = Self.svg(
      "width=\"4\" height=\"4\"", "<rect width=\"1.5\" height=\"4\" fill=\"black\"/>")
    let one = try CGImage.decoded(from: half)
    #expect(one.buffer[0, 2] >> 24 == 255 && one.buffer[2, 2] == 0)
    #expect(abs(Int(one.buffer[1, 2] >> 24) - 128) <= 8)
    let two = try CGImage.decoded(from: half, scale: 2)
    #expect(two.buffer[2, 4] >> 24 == 255 && two.buffer[3, 4] == 0)
  }

  @Test(
    "SVG: units, and a viewBox where a side is missing or relative",
    arguments: [
      ("width='24' height='12'", 24, 12), ("width='24px' height='1in'", 24, 96),
      ("width=\"72pt\" height='6pc'", 96, 96), ("width='25.4mm' height='2.54cm'", 96, 96),
      ("viewBox='0 0 30 20'", 30, 20), ("width='100%' height='100%' viewBox='0,0,30,20'", 30, 20),
      ("width='15' viewBox='5 5 30 20'", 15, 20), ("data-a='>' width='9' height='8'", 9, 8),
      ("width='9.5' height='8'", 10, 8),
    ])
  func sizes(_ attributes: String, _ width: Int, _ height: Int) throws {
    let image = try CGImage.decoded(from: Self.svg(attributes, "<path d='M0 0h5v5z'/>"))
    #expect(image.width == width && image.height == height)
  }

  @Test("SVG: what may stand before the root element")
  func prolog() throws {
    for text in [
      "\u{feff}", "\n  ", "<?xml version='1.0' encoding='utf-8'?>\n",
      "<!DOCTYPE svg>\n<!-- a > in a comment --> ",
    ] {
      let image = try CGImage.decoded(from: Data(text.utf8) + Self.square)
      #expect(image.width == 8)
    }
  }

  @Test("SVG: no size, an impossible one, and no end")
  func impossible() {
    let noSize = "damaged SVG (its svg element has neither width and height nor a viewBox)"
    for attributes in [
      "", "width='100%' height='100%'", "width='0' height='4'", "width='-3' height='4'",
      "width='a' height='b'", "viewBox='0 0 4'", "viewBox='0 0 -1 4'", "width='nan' height='4'",
      "width='inf' height='4'",
    ] {
      #expect(reason(Self.svg(attributes))?.description == noSize, "\(attributes)")
    }
    #expect(
      reason(Self.svg("width='20000' height='4'")) == .badSize(width: 20000, height: 4))
    #expect(reason(Self.svg("width='1e300' height='4'"), scale: 1e300) != nil)
    #expect(
      reason(Self.square, scale: 1e6) == .badSize(width: 8_000_000, height: 4_000_000))
    #expect(
      reason(Self.square.dropLast(6))?.description == "damaged SVG (it ends too early)")
  }

  // MARK: Damage

  @Test(
    "Bytes changed, cut out and doubled at random: an error or a picture, and no trap",
    arguments: ["lossless", "lossy", "extended", "animated", "turned", "square"])
  func damaged(_ name: String) {
    let files = [
      "lossless": Self.lossless, "lossy": Self.lossy, "extended": Self.extended,
      "animated": Self.animated, "turned": Self.turned, "square": Self.square,
    ]
    let original = [UInt8](files[name]!)
    let seed: UInt64 = 20_261_130
    var random = SeededBytes(state: seed)
    for round in 0..<400 {
      var bytes = original
      for _ in 0...random.below(4) {
        let at = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[at] = UInt8(random.below(256))
        case 1: bytes[at] ^= 1 << UInt8(random.below(8))
        case 2: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random.below(6)))
        default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 9)], at: at)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      if let image = try? CGImage.decoded(from: Data(bytes)) {
        #expect(image.width > 0 && image.height > 0, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A drawing's numbers may be anything")
  func wildNumbers() {
    let numbers = ["0", "-1", "1e30", "-1e30", "1e-30", "nan", "", "9999999", "0.5"]
    let seed: UInt64 = 7
    var random = SeededBytes(state: seed)
    func number() -> String { numbers[random.below(numbers.count)] }
    for _ in 0..<200 {
      let path = (0..<6).map { _ in
        "\(["M", "L", "C", "Q", "A", "h", "v", "z"][random.below(8)])\(number()) \(number())"
      }.joined(separator: " ")
      let data = Self.svg(
        "width='8' height='8' viewBox='\(number()) \(number()) \(number()) \(number())'",
        "<g transform='scale(\(number()))'><path d='\(path)' stroke='red' "
          + "stroke-width='\(number())'/><circle r='\(number())' cx='\(number())'/></g>")
      _ = try? CGImage.decoded(from: data)
    }
  }

  // MARK: Exif

  @Test("A JPEG's Exif part says how its pixels are stored; others are stored upright")
  func orientation() {
    #expect(CGImage.orientation(of: Self.turned) == .rightTop)
    #expect(CGImage.orientation(of: Self.lossless) == .topLeft)
    #expect(CGImage.orientation(of: Data()) == .topLeft)
    for count in 0..<Self.turned.count {
      _ = CGImage.orientation(of: Self.turned.prefix(count))
    }
    var wrong = Self.turned
    let index = wrong.firstRange(of: Data([0x01, 0x12, 0x00, 0x03]))!.lowerBound + 9
    for value: UInt8 in 0...9 {
      wrong[index] = value
      let wanted = (1...8).contains(value) ? Int(value) : 1
      #expect(CGImage.orientation(of: wrong).rawValue == wanted)
    }
  }
}

/// A linear congruential generator: the same numbers everywhere.
private struct SeededBytes {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }
}
