import Foundation

extension CGImage {
  /// The picture in `data`, PNG or JPEG. Its size is known, and found possible, before memory is
  /// taken for its pixels.
  package static func decoded(from data: Data) throws(ImageDecodingError) -> CGImage {
    switch try ImageFormat(of: data) {
    case .png: try decodedPNG(data)
    case .jpeg: try decodedJPEG(data)
    }
  }
}

extension ImageDecodingError {
  /// - Throws: `badSize` unless a picture may have these sides.
  static func requireSize(width: Int, height: Int) throws(ImageDecodingError) {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .badSize(width: width, height: height)
    }
  }
}
