import Foundation

/// What a JPEG file says about its picture, read before a decoder takes memory for it.
enum JPEGHeader {
  /// The sides in pixels as the frame header has them; nil where there is none. Segments are walked
  /// through as libjpeg does it, so that both come to the same one.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    data.withUnsafeBytes { size(of: $0) }
  }

  /// Whether the marker of the end stands behind the last pixels' one; a thumbnail has its own.
  static func hasEnd(_ data: Data) -> Bool {
    guard let pixels = data.range(of: Data([0xff, 0xda]), options: .backwards),
      let end = data.range(of: Data([0xff, 0xd9]), options: .backwards)
    else { return false }
    return end.lowerBound > pixels.lowerBound
  }

  private static func size(of bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
    func number(at offset: Int) -> Int? {
      guard offset + 1 < bytes.count else { return nil }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
    // Behind the start marker.
    var offset = 2
    while offset < bytes.count {
      // Anything may stand before a marker, and its first byte be repeated.
      guard bytes[offset] == 0xff, offset + 1 < bytes.count else {
        offset += 1
        continue
      }
      let marker = bytes[offset + 1]
      if marker == 0xff {
        offset += 1
        continue
      }
      offset += 2
      switch marker {
      case 0x00, 0x01, 0xd0...0xd7:
        // No marker, or one without contents.
        continue
      case 0xc4, 0xc8, 0xcc:
        // Tables, whose numbers lie among those of the frame headers.
        break
      case 0xc0...0xcf:
        guard let height = number(at: offset + 3), let width = number(at: offset + 5) else {
          return nil
        }
        return (width, height)
      case 0xd8, 0xd9, 0xda:
        // The next picture, the end, or pixels: no header came before.
        return nil
      default:
        break
      }
      guard let length = number(at: offset), length >= 2 else { return nil }
      offset += length
    }
    return nil
  }
}
