import Foundation

/// A JPEG file by the book: one block of middle grey, whose coefficients are all 0.
enum HandmadeJPEG {
  static let start: [UInt8] = [0xff, 0xd8]

  static func data(width: UInt16 = 3, height: UInt16 = 2) -> Data {
    Data(start + tables + frame(width, height) + scan + [0xff, 0xd9])
  }

  /// One quantisation table of ones; for each kind of coefficient one code of one bit: "0".
  static let tables: [UInt8] =
    [0xff, 0xdb, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    + [0x00, 0x10].flatMap { kind in
      [0xff, 0xc4, 0, 20, kind, 1] + [UInt8](repeating: 0, count: 15) + [0]
    }

  /// 8 bits a sample, one component.
  static func frame(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    [0xff, 0xc0, 0, 11, 8] + big(height) + big(width) + [1, 1, 0x11, 0]
  }

  /// Two bits of the block, filled up with ones.
  static let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x3f]

  private static func big(_ number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(number & 0xff)]
  }
}
