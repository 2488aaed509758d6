import Foundation

/// A PNG file by the book: one pixel of orange, in a stored block, under whatever size.
enum HandmadePNG {
  static func data(width: UInt32 = 1, height: UInt32 = 1) -> Data {
    let row: [UInt8] = [0, 0xff, 0x80, 0x00]
    let stored: [UInt8] = [0x78, 0x01, 0x01, 4, 0, 0xfb, 0xff] + row + big(adler32(row))
    return Data(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        + part("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        + part("gAMA", big(45455)) + part("IDAT", stored) + part("IEND", []))
  }

  private static func part(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + contents
    return big(UInt32(contents.count)) + checked + big(crc32(checked))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1
      }
    }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
      let a = (sums.a + UInt32(byte)) % 65521
      return (a, (sums.b + a) % 65521)
    }
    return sums.b << 16 | sums.a
  }
}
