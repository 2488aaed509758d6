import Foundation

/// What a PNG file says about its picture, read before a decoder takes memory for it.
enum PNGHeader {
  /// The sides in pixels; nil where the header, which comes first in every PNG file, is not there.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let start: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
    let beginning = [UInt8](data.prefix(24))
    guard beginning.count == 24, beginning.starts(with: start + Array("IHDR".utf8)) else {
      return nil
    }
    func number(at offset: Int) -> Int {
      beginning[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
