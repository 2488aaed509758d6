import Foundation

/// Black PNGs of any size, made by the letter of the format: one deflate block that is stored, not
/// compressed.
enum PlainPNG {
  static func data(width: Int, height: Int) -> Data {
    let row = [UInt8](repeating: 0, count: 1 + width)
    let pixels = Array(repeatElement(row, count: height).joined())
    let (length, rest) = (UInt16(pixels.count), ~UInt16(pixels.count))
    var stored: [UInt8] = [0x78, 0x01, 0x01]
    stored += [UInt8(length & 0xFF), UInt8(length >> 8), UInt8(rest & 0xFF), UInt8(rest >> 8)]
    stored += pixels + bytes(adler(pixels))
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 0, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", header) + chunk("IDAT", stored) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 0xFF) }
  }

  /// CRC-32 as PNG has it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
