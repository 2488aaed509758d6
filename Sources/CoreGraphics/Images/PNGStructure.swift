import Foundation

/// The order of a PNG file's parts, looked at before a library is given the file: libpng, as
/// SDL_image calls it, reads on for ever where a file ends within a part.
enum PNGStructure {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /// Bytes of a part around its contents: length, type, checksum.
  private static let overhead = 12

  /// Whether SDL_image would take the data for a PNG file.
  static func isClaimed(by data: Data) -> Bool { data.starts(with: signature.prefix(4)) }

  /// Whether the parts follow each other to the last one, none reaching beyond the data, and the
  /// picture's sides are within `sides`. Checksums are libpng's business.
  static func isWhole(_ data: Data, sides: ClosedRange<Int>) -> Bool {
    data.withUnsafeBytes { isWhole($0, sides: sides) }
  }

  private static func isWhole(_ bytes: UnsafeRawBufferPointer, sides: ClosedRange<Int>) -> Bool {
    func number(at offset: Int) -> Int {
      Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    func type(at offset: Int) -> String {
      String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }
    guard bytes.count >= signature.count, bytes.starts(with: signature) else { return false }
    var offset = signature.count
    while bytes.count - offset >= overhead {
      let length = number(at: offset)
      guard length <= bytes.count - offset - overhead else { return false }
      switch (type(at: offset + 4), offset == signature.count) {
      case ("IHDR", true):
        guard length == 13, sides.contains(number(at: offset + 8)),
          sides.contains(number(at: offset + 12))
        else { return false }
      case (_, true): return false
      case ("IEND", false): return true
      default: break
      }
      offset += overhead + length
    }
    return false
  }
}
