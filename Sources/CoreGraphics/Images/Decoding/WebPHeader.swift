import Foundation

/// What a WebP file says about its picture, read before a decoder takes memory for it.
struct WebPHeader {
  /// Pixels.
  let width: Int
  let height: Int
  let isAnimated: Bool

  /// Nil where the first chunk is none of those that a picture begins with, or is cut off.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(30))
    guard bytes.count >= 25 else { return nil }
    func little(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    // Behind "RIFF", a length and "WEBP": the chunk's name and length, then its content.
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      // A frame tag of three bytes and a start code; 14 bits each, above them how to enlarge.
      guard bytes.count >= 30, bytes[23...25].elementsEqual([0x9d, 0x01, 0x2a]) else { return nil }
      (width, height) = (little(26, 2) & 0x3fff, little(28, 2) & 0x3fff)
      isAnimated = false
    case "VP8L":
      // A signature, then 14 bits each, less one.
      guard bytes[20] == 0x2f else { return nil }
      let bits = little(21, 4)
      (width, height) = ((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1)
      isAnimated = false
    case "VP8X":
      // Flags and three bytes of nothing, then 24 bits each, less one.
      guard bytes.count >= 30 else { return nil }
      (width, height) = (little(24, 3) + 1, little(27, 3) + 1)
      isAnimated = bytes[20] & 2 != 0
    default:
      return nil
    }
  }
}
